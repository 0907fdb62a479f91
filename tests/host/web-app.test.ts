import { describe, expect, test } from 'vitest'
import { isCacheable } from '../../runtime/web-app/worker-rules.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { openHost } from './open-host.ts'

const switchedOff = (resolved: ResolvedManifest): ResolvedManifest => ({
  ...resolved,
  manifest: { ...resolved.manifest, webApp: { enabled: false } },
})

const cacheOf = (script: string) => /"cache":"([^"]+)"/.exec(script)?.[1]

describe('the web app of a brand', () => {
  test.each(['siam191', 'beta191', 'mafa191'])('[QRY-09] %s has its own name, icon and colours', async (brand) => {
    const { ask } = await openHost({ build: 'b1' })
    const name = `${brand}.localhost`
    const html = await (await ask('/en-th', {}, name)).text()
    const address = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? ''
    const response = await ask(address, {}, name)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await response.json()) as Record<string, unknown> & { readonly icons: readonly { src: string }[] }
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', lang: 'th' })
    expect(String(manifest.name).toLowerCase()).toContain(brand.slice(0, 4))
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(html).toContain(`<meta name="theme-color" content="${String(manifest.theme_color)}">`)
    for (const { src } of manifest.icons) expect((await ask(src, {}, name)).status).toBe(200)
  })

  test.each([
    ['icon.svg', 'image/svg+xml'],
    ['icons/app.png', 'image/png'],
    ['icon.jpg', 'image/jpeg'],
    ['icon.webp', 'image/webp'],
    ['icon.ico', 'image/x-icon'],
  ])('[QRY-09] the icon %s has the type %s', async (icon, type) => {
    const { ask } = await openHost({ build: 'b1' }, {}, (resolved) => {
      const { manifest } = resolved
      return { ...resolved, manifest: { ...manifest, merchant: { ...manifest.merchant, icon } } }
    })
    const { icons } = (await (await ask('/manifest.webmanifest')).json()) as { readonly icons: readonly object[] }
    expect(icons).toMatchObject([
      { src: `/_livery/assets/${icon}`, type, purpose: 'any' },
      { src: `/_livery/assets/${icon}`, type, purpose: 'maskable' },
    ])
  })

  test('[QRY-09] the preview has no web app', async () => {
    const { ask } = await openHost({ isForVisitors: false })
    expect(await (await ask('/en-th')).text()).not.toContain('rel="manifest"')
    expect((await ask('/sw.js')).status).toBe(404)
  })

  test('[QRY-09] each offline page is in the language of its locale, and no shared cache stores it', async () => {
    const { ask } = await openHost({ build: 'b1' })
    const english = await ask('/_livery/offline/en-th', { headers: { cookie: 'selected_language=th-th' } })
    expect(await english.text()).toContain('You are offline')
    expect(english.headers.get('cache-control')).toBe('no-store')
    expect(await (await ask('/_livery/offline/th-th')).text()).toContain('<html lang="th"')
  })
})

describe('the service worker', () => {
  test('[QRY-09] is never cached, and each build has its own cache', async () => {
    const scripts = await Promise.all(
      ['b1', 'b1', 'b2'].map(async (build) => {
        const response = await (await openHost({ build })).ask('/sw.js')
        expect(response.headers.get('cache-control')).toBe('no-store')
        return response.text()
      }),
    )
    const [first, again, other] = scripts.map(cacheOf)
    expect(first).toMatch(/^livery-[\w-]{16}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('[QRY-09] a brand that switches off its web app serves a worker that removes itself', async () => {
    const { ask } = await openHost({ build: 'b1' }, {}, switchedOff)
    const script = await (await ask('/sw.js')).text()
    expect(script).toContain('unregister')
    expect(cacheOf(script)).toBeUndefined()
    expect(await (await ask('/en-th')).text()).not.toContain('rel="manifest"')
    expect((await ask('/manifest.webmanifest')).status).toBe(404)
  })

  test.each([
    ['/_livery/build/style-CGyfReQH.css', true],
    ['/_livery/build/site-CGyfReQH.js', false],
    ['/_livery/fonts/kanit-thai-400.woff2', true],
    ['/_livery/site/th/1a2b.json', false],
    ['/_livery/build/../../api/user/dashboard', false],
    ['/api/user/dashboard', false],
    ['/static/banner.json', false],
    ['/th-th/account', false],
    ['/', false],
  ])('[QRY-09] caches %s: %s', (path, isKept) => expect(isCacheable(path)).toBe(isKept))
})

import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/index.ts'
import { validateMerchants } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { parts, readBrand } from '../sandbox/sandbox-under-test.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import { projectRoot } from '../support/run-command.ts'
import { openHost, testNow } from './open-host.ts'

/** A parsed page. */
interface Page {
  readonly window: Pick<Window, 'document' | 'close'>
}

// The package `jsdom` has no types.
const { JSDOM } = (await import('jsdom' as string)) as { readonly JSDOM: new (html: string) => Page }

const brands = ['siam191', 'beta191', 'mafa191'] as const
const locales = ['th-th', 'en-th'] as const
/**
 * The maximum number of opened pages for one shape of address. A hundred providers, for example, have pages of the same
 * kind.
 */
const mostOfShape = 1

const ids = new Set(
  ['merchants/base/messages/en.json', ...globSync('widgets/**/messages/en.json', { cwd: projectRoot })].flatMap(
    (file) => Object.keys(JSON.parse(readFileSync(`${projectRoot}${file}`, 'utf8')) as object),
  ),
)

let sandbox: Sandbox
let open: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  const merchants = brands.map((id) => ({ id, name: id, hosts: [`${id}.localhost`], data: readBrand(id) }))
  sandbox = createSandbox({ database: ':memory:', parts, merchants, now: () => testNow })
  open = await openHost({ backend: (request) => sandbox.fetch(request) })
})
afterAll(() => sandbox.close())

/** The texts of a page that are ids of messages. */
function untranslated({ window: { document } }: Page): string[] {
  for (const code of document.querySelectorAll('script, style, template')) code.remove()
  return [...document.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ])
    .filter((text) => ids.has(text.trim()))
}

/** The shape of an address: `/en-th/promotions/1101` and `/en-th/promotions/1102` share one. */
const shapeOf = (path: string) =>
  path
    .split('/')
    .slice(0, 3)
    .concat(path.split('/').length > 3 ? ['…'] : [])
    .join('/')

interface Crawl {
  /** The paths of all pages to which a link leads. */
  readonly found: ReadonlySet<string>
  /** Links without a page, and texts without a translation. */
  readonly dead: readonly string[]
}

/** Follows the links of a brand's pages in one locale from the home page, to one page of each shape of address. */
async function crawl(brand: string, locale: string, { ask }: Pick<typeof open, 'ask'>): Promise<Crawl> {
  const name = `${brand}.localhost`
  const found = new Set([`/${locale}`])
  const shapes = new Map<string, number>()
  const dead: string[] = []
  for (const path of found) {
    const shape = shapeOf(path)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    if ((shapes.get(shape) ?? 0) > mostOfShape && path.split('/').length > 3) continue
    const response = await ask(path, {}, name)
    const page = new JSDOM(await response.text())
    if (response.status !== 200) dead.push(`${path}: ${response.status}`)
    for (const text of untranslated(page)) dead.push(`${path}: ${text}`)
    for (const link of page.window.document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', `http://${name}${path}`)
      if (url.hostname === name && url.pathname.startsWith(`/${locale}`)) found.add(url.pathname)
    }
    page.window.close()
  }
  return { found, dead }
}

test.each(brands.flatMap((brand) => locales.map((locale) => [brand, locale] as const)))(
  '[RTE-01] the links of %s in %s, one for each shape of address, lead to pages, on which every text is translated',
  async (brand, locale) => {
    const { found, dead } = await crawl(brand, locale, open)
    expect(dead).toEqual([])
    // Links of the menus, of the sandbox's data, and of a text page.
    for (const part of ['/slot', '/promotions/', '/terms-and-conditions']) {
      expect(
        [...found].some((path) => path.includes(part)),
        part,
      ).toBe(true)
    }
  },
  120_000,
)

/**
 * Pages at other paths than in base. Some of their subpages keep their paths, and some subpages move although the page
 * above them does not. The backend's data names the new paths.
 */
const renamed: Readonly<Record<string, string>> = {
  promotions: '/offers',
  promotion: '/offers/{id}',
  blog: '/stories',
  casino: '/all-games',
  'casino-play': '/game/{provider}/{play}',
  slot: '/slots',
  'live-provider': '/live/studio/{provider}',
  'provider-detail': '/studio/{provider}',
  'contact-us': '/help',
  'responsible-gaming': '/care',
  'terms-and-conditions': '/terms',
  deposit: '/top-up',
  login: '/enter',
  register: '/join',
}

test('[RTE-16] the links of a brand that renames its pages, one for each shape of address, lead to pages', async () => {
  const data = JSON.parse(
    JSON.stringify(readBrand('siam191')).replaceAll(/"\/([a-z-]+)(?=["/])/g, (path, id: string) =>
      renamed[id] === undefined ? path : `"${renamed[id]}`,
    ),
  ) as SandboxData
  const merchants = [{ id: 'siam191', name: 'Siam191', hosts: ['siam191.localhost'], data }]
  const backend = createSandbox({ database: ':memory:', parts, merchants, now: () => testNow })
  onTestFinished(() => backend.close())
  const host = await openHost({ backend: (request) => backend.fetch(request) }, {}, (resolved) => {
    const { manifest } = resolved
    const routes = Object.entries(manifest.routes).map(([id, route]) => [
      id,
      { ...route, path: renamed[id] ?? route.path },
    ])
    return { ...resolved, manifest: { ...manifest, routes: Object.fromEntries(routes) as typeof manifest.routes } }
  })
  const { found, dead } = await crawl('siam191', 'en-th', host)
  expect(dead).toEqual([])
  // A guest reaches these renamed pages by links. The other renamed pages open from dialogs, or have no entry in a
  // menu.
  for (const part of ['/offers/', '/stories', '/slots', '/game/', '/studio/', '/help', '/care', '/terms', '/enter']) {
    expect(
      [...found].some((path) => path.startsWith(`/en-th${part}`)),
      part,
    ).toBe(true)
  }
}, 120_000)

test('[RTE-16] [RTE-14] a brand without some pages has no link to them, and opens the deposit in its dialog', async () => {
  const removed = ['casino-play', 'casino-provider', 'provider-detail', 'contact-us', 'terms-and-conditions', 'deposit']
  const host = await openHost({ backend: (request) => sandbox.fetch(request) }, {}, (resolved) => {
    const { manifest } = resolved
    const routes = Object.entries(manifest.routes).map(([id, route]) => [
      id,
      removed.includes(id) ? { ...route, enabled: false } : route,
    ])
    return { ...resolved, manifest: { ...manifest, routes: Object.fromEntries(routes) as typeof manifest.routes } }
  })
  const { found, dead } = await crawl('siam191', 'en-th', host)
  expect(dead).toEqual([])
  expect(
    [...found].filter((path) => /^\/en-th\/(?:casino|provider|contact-us|terms-and-conditions)/.test(path)),
  ).toEqual([])
  const { status, headers } = await host.ask('/en-th/deposit')
  expect([status, headers.get('location')]).toEqual([302, '/en-th?deposit=1'])
}, 120_000)

test.each(brands)('[RTE-03] every page that a menu of %s leads a member to has something to show', async (brand) => {
  const source = createFileSource({ folders: [`${projectRoot}merchants`] })
  const [verdict] = await validateMerchants(source, [brand])
  const { navigation = {}, routes = {} } = verdict?.manifests.get('development') ?? {}
  const entries = Object.values(navigation).flatMap(({ order, items }) => order.map((id) => items[id]))
  const led = new Set(entries.flatMap((entry) => entry?.route ?? []).filter((route) => routes[route]?.enabled))
  expect(led).toContain('history')
  const empty = [...led].filter((route) => (routes[route]?.regions.main?.order.length ?? 0) === 0)
  expect(empty).toEqual([])
})

test.each(brands)(
  '[RTE-01] [RTE-03] [RTE-12] [RTE-13] a menu of %s leads to the page of every feature that is on',
  async (brand) => {
    const source = createFileSource({ folders: [`${projectRoot}merchants`] })
    const [verdict] = await validateMerchants(source, [brand])
    const { navigation = {}, routes = {}, features = {} } = verdict?.manifests.get('development') ?? {}
    const led = new Set(Object.values(navigation).flatMap(({ order, items }) => order.map((id) => items[id]?.route)))
    const pages = Object.keys(features).filter((name) => features[name]?.enabled && routes[name] !== undefined)
    expect(pages).toContain('rebate')
    expect(pages.filter((name) => routes[name]?.enabled !== true || !led.has(name))).toEqual([])
  },
)

test('a text that is the id of a message counts as untranslated', () => {
  const page = new JSDOM('<p>common.close</p><img alt="common.home"><a href="/">Home</a>')
  expect(untranslated(page)).toEqual(['common.close', 'common.home'])
})

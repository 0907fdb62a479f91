import { beforeAll, describe, expect, test } from 'vitest'
import { openHost } from './open-host.ts'

let open: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  open = await openHost()
})

describe('host names', () => {
  test.each(['siam191.localhost', 'SIAM191.LocalHost', 'Siam191.localhost:8080'])(
    '[BRD-01] %s is siam191',
    async (name) => {
      const response = await open.ask('/en-th', { headers: { host: name } })
      expect(response.status).toBe(200)
      expect(await response.text()).toMatch(/<title>[^<]*Siam191/)
    },
  )

  test.each([
    '',
    'siam191',
    'siam191.localhost.example',
    'evil.example',
    '[::1]',
    'constructor',
    '../siam191.localhost',
  ])('[NAV-03] "%s", the name of no brand, gets 421 without content of a brand', async (name) => {
    const response = await open.ask('/', { headers: { host: name } })
    expect(response.status).toBe(421)
    expect(await response.text()).not.toMatch(/siam191|beta191|mafa191/i)
  })
})

describe('input from outside', () => {
  test('[CFG-02] HTML of the back office is cleaned before it is in the page', async () => {
    const evil =
      '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">A link</a><p>Fine</p>'
    const row = { language: 'en', title: 'Odd', domain: 'siam191.localhost', content: evil, display_type: 'seo' }
    const { ask } = await openHost({}, { 'footer.json': [row] })
    const html = await (await ask('/en-th')).text()
    const [drawn = ''] = html.split('<script type="application/json"')
    expect(drawn).toContain('<p>Fine</p>')
    expect(drawn).toContain('A link')
    expect(drawn).not.toMatch(/onerror|alert\(2\)|javascript:/)
    expect(html).not.toContain('<script>alert(2)')
  })

  test.each(['</script><script>alert(1)</script>', '<!--<script>', ' ', '"><img src=x onerror=alert(1)>'])(
    '[CFG-04] a title of the back office stays text: %j',
    async (title) => {
      const row = { language: 'en', url: '/', domain: 'siam191.localhost', title, description: title, keyword: title }
      const { ask } = await openHost({}, { 'seo.json': [row] })
      const html = await (await ask('/en-th')).text()
      expect(html).not.toMatch(/<script>alert|<img src=x|<!--<script/)
      // The only scripts are the script of the head, the structured data for search engines, and the state of the page.
      expect(html.match(/<\/script>/g)).toHaveLength(3)
    },
  )

  test.each(['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/', '///evil.example', '/%5cevil.example/'])(
    '[NAV-01] no address leads to another site: %s',
    async (path) => {
      const response = await open.ask(path)
      const location = response.headers.get('location')
      if (location !== null) expect(new URL(location, 'http://siam191.localhost').host).toBe('siam191.localhost')
      expect([301, 404]).toContain(response.status)
    },
  )

  test.each([
    '/en-th/%',
    '/%E0%A4%A',
    '/en-th/%00',
    `/${'a'.repeat(8000)}`,
    '/en-th/slot/%ff',
    '/__proto__',
    '/en-th/constructor',
  ])('[NAV-03] an unknown address gets 404 and a page: %s', async (path) => {
    const response = await open.ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<main')
  })
})

describe('headers and methods', () => {
  test('[OPS-03] a page and a missing page have a policy and a content type', async () => {
    for (const path of ['/en-th', '/en-th/nothing-here', '/en-th/slot']) {
      const { headers } = await open.ask(path)
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
  })

  test('[OPS-03] HEAD gets the response of GET without its body', async () => {
    const response = await open.ask('/en-th', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe((await open.ask('/en-th')).headers.get('etag'))
    expect(await response.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('[OPS-03] %s of a page is not allowed', async (method) => {
    const response = await open.ask('/en-th', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('[LOC-05] a page whose address names a locale marks it as chosen; other pages do not', async () => {
    expect(await (await open.ask('/th-th')).text()).toContain('<html lang="th" data-chosen="th-th"')
    expect(await (await open.ask('/')).text()).not.toContain('data-chosen')
  })

  test('[RTE-14] the address of a page that is a dialog redirects to the dialog, with the query of the request', async () => {
    const response = await open.ask('/en-th/login?aff=lek', {}, 'mafa191.localhost')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en-th?aff=lek&login=1'])
  })

  test.each([
    ['/login/?a=1', '/?a=1&login=1'],
    ['/en-th/register//', '/en-th?signup=1'],
    ['//th-th/deposit%2f', '/th-th?deposit=1'],
  ])('[LOC-02] [RTE-14] %s leads to a dialog in one redirect', async (path, location) => {
    const response = await open.ask(path, {}, 'mafa191.localhost')
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
  })

  test('[CFG-02] [RTE-14] the backend’s menu may lead to a page that is a dialog, but not to a missing page', async () => {
    const entry = { language: 'en', icon: 'gift', placement: 'footer', after_login: 0 }
    const urls = ['/register?aff=lek', '/notifications', '/nowhere']
    const menu = urls.map((url, sequence) => ({ ...entry, title: url, url, sequence }))
    const led = await openHost({}, { 'menu.json': menu })
    const page = await (await led.ask('/en-th', {}, 'mafa191.localhost')).text()
    expect(urls.filter((url) => page.includes(`href="/en-th${url}"`))).toEqual(['/register?aff=lek'])
  })

  test('[NAV-01] [RTE-14] an address with a trailing slash leads to a dialog, even if the brand keeps trailing slashes', async () => {
    const kept = await openHost({}, {}, (resolved) => ({
      ...resolved,
      manifest: { ...resolved.manifest, site: { ...resolved.manifest.site, trailingSlashRedirect: false } },
    }))
    const response = await kept.ask('/login/', {}, 'mafa191.localhost')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?login=1'])
    expect((await kept.ask('/faq/', {}, 'mafa191.localhost')).status).toBe(200)
  })
})

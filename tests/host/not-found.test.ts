import { describe, expect, test } from 'vitest'
import { openHost } from './open-host.ts'

describe('a missing page', () => {
  // An address without a page, and a page that this brand has not switched on.
  test.each(['/en-th/nothing-here', '/en-th/notifications'])(
    '[NAV-03] [CFG-04] %s has the title of a 404, even if `seo.json` has a row for its path',
    async (path) => {
      const row = {
        language: 'en',
        url: path.slice('/en-th'.length),
        domain: 'mafa191.localhost',
        title: 'From the list',
        description: 'From the list too',
        keyword: 'list',
      }
      const { ask } = await openHost({}, { 'seo.json': [row] })
      const response = await ask(path, {}, 'mafa191.localhost')
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toMatch(/<title>Page not found · /)
      expect(html).not.toContain('From the list')
    },
  )

  test.each([
    ['/th-th/slot/%E0%B9%80%E0%B8%81%E0%B8%A1/a/b', '/th-th/slot/เกม/a/b'],
    ['/en-th/slot/a%2Fb/c/d', '/en-th/slot/a/b/c/d'],
    ['/en-th/a%E2%80%AEb', '/en-th/ab'],
    ['/en-th/%E0%A4%A', '/en-th/%E0%A4%A'],
  ])('[NAV-02] for the missing page %s, the host shows the path %s', async (path, shown) => {
    const { ask } = await openHost()
    expect(await (await ask(path)).text()).toContain(`<p class="not-found-path">${shown}</p>`)
  })

  test.each([
    ['[NAV-03] an address without a page', '/en-th/nothing-here', 'Page not found'],
    ['[NAV-03] a page that this brand has not switched on', '/en-th/notifications', 'Page not found'],
    ['[NAV-02] a parameter that fails its test', '/en-th/slot/nosuch', 'Page Not Found'],
    ['[NAV-02] a category that does not exist', '/en-th/betby/nosuch', 'Page Not Found'],
  ])('%s gets 404 and a page that shows the path', async (_what, path, heading) => {
    const { ask } = await openHost()
    const response = await ask(path, {}, 'beta191.localhost')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<h1>${heading}</h1><p class="not-found-path">${path}</p>`)
  })
})

describe('a provider', () => {
  test.each([
    ['/en-th/slot/nosuch', 404],
    ['/en-th/providers/nosuch', 404],
    ['/en-th/slot', 200],
  ])('[NAV-02] [RTE-10] %s returns %d', async (path, status) => {
    const { ask } = await openHost()
    expect((await ask(path)).status).toBe(status)
  })
})

describe('a members’ page while the session is unknown', () => {
  test.each(['/en-th/history', '/en-th/id-verification'])('%s has its heading and a loading status', async (path) => {
    const { ask } = await openHost()
    const html = await (await ask(path)).text()
    expect(html).toMatch(
      /<main[^>]*><div class="page-waiting"><h1>[^<]+<\/h1><span class="visually-hidden" role="status">/,
    )
  })

  test('the link to log in has the class that hides it from members', async () => {
    const { ask } = await openHost()
    const html = await (await ask('/en-th')).text()
    expect(html).toMatch(/<div class="guest-only">.*?Log in/)
    // A link in a menu has another class with the same effect.
    expect(html).toMatch(/class="[^"]* guest-entry"/)
  })
})

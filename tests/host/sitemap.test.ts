import { beforeAll, expect, test } from 'vitest'
import { openHost } from './open-host.ts'

let ask: Awaited<ReturnType<typeof openHost>>['ask']
beforeAll(async () => {
  ;({ ask } = await openHost())
})

test('[LOC-01] the sitemap lists pages that guests can open, each in both locales', async () => {
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const pages = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', links = '']) => ({
    loc,
    alternates: [...links.matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name),
  }))
  expect(pages.length).toBeGreaterThan(40)
  for (const { loc, alternates } of pages) {
    expect(loc).toMatch(/^http:\/\/siam191\.localhost\/(en|th)-th(\/|$)/)
    expect(alternates).toEqual(expect.arrayContaining(['en-TH', 'th-TH', 'x-default']))
    const page = await ask(new URL(loc).pathname)
    expect(page.status, loc).toBe(200)
    expect(await page.text(), loc).toContain(`<link rel="canonical" href="${loc}">`)
  }
  const paths = pages.map(({ loc }) => new URL(loc).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/en-th', '/th-th/slot', '/en-th/faq']))
  expect(paths.filter((path) => /deposit|withdrawal|profile|account|history|[{}]/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('robots.txt excludes robots in development', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

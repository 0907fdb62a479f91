import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { robots } from '../../app/host/search-engines.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { CanonicalEntry, SeoEntry } from '../../schemas/generated/records.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { createTestSandbox, readBrand } from '../sandbox/sandbox-under-test.ts'
import { openHost } from './open-host.ts'

const brands = ['siam191', 'beta191', 'mafa191'] as const
const locales = ['en-th', 'th-th'] as const
const paths = [
  '/',
  '/about-us',
  '/contact-us',
  '/faq',
  '/privacy-policy',
  '/promotions',
  '/responsible-gaming',
  '/slot',
  '/terms-and-conditions',
  '/vip',
] as const

const { DOMParser } = new JSDOM().window

const sandbox = createTestSandbox({
  merchants: brands.map((id) => ({ id, name: id, hosts: [`${id}.localhost`], data: readBrand(id) })),
})
let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost({
    backend: (request) => {
      const headers = new Headers(request.headers)
      headers.set('host', new URL(request.url).host)
      return sandbox.fetch(new Request(request, { headers }))
    },
  })
})
afterAll(() => sandbox.close())

/** A configuration file as the backend serves it. */
async function fileOf<Row>(brand: string, name: string): Promise<readonly Row[]> {
  const address = `http://${brand}.localhost/static/frontend/staging/${name}.json`
  const response = await sandbox.fetch(new Request(address, { headers: { host: `${brand}.localhost` } }))
  return (await response.json()) as readonly Row[]
}

async function headOf(brand: string, path: string): Promise<Document> {
  const html = await (await host.ask(path, {}, `${brand}.localhost`)).text()
  return new DOMParser().parseFromString(html, 'text/html')
}

const content = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined
const links = (head: Document, rel: string) =>
  [...head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))

describe.each(brands)('the pages of %s', (brand) => {
  test.each(locales)(
    '[CFG-04] in %s, the heads of ten pages match the configuration files',
    async (locale) => {
      const lists = [await fileOf<SeoEntry>(brand, 'seo_extra'), await fileOf<SeoEntry>(brand, 'seo')]
      const canonical = (await fileOf<CanonicalEntry>(brand, 'custom_canonical')).find((row) => row.locale === locale)
      let named = 0
      for (const path of paths) {
        const head = await headOf(brand, `/${locale}${path === '/' ? '' : path}`)
        const rows = lists.flatMap(
          (list) => list.find((row) => row.url === path && row.language === languageOf(locale)) ?? [],
        )
        named += rows.length > 0 ? 1 : 0
        const title = rows.find((row) => row.title)?.title
        if (title !== undefined) expect(head.title, path).toBe(title)
        const description = rows.find((row) => row.description)?.description
        if (description !== undefined) expect(content(head, 'description'), path).toBe(description)
        expect(content(head, 'keywords'), path).toBe(rows.find((row) => row.keyword)?.keyword)
        expect(head.title, path).toMatch(/\S/)
        expect(content(head, 'description'), path).toMatch(/\S/)
        const rest = path === '/' ? '' : path
        expect(links(head, 'canonical'), path).toEqual([`${canonical?.canonical}${rest}`])
        expect(links(head, 'alternate'), path).toEqual([
          ...(canonical?.alternate ?? []).map(({ href }) => `${href}${rest}`),
          `${canonical?.alternate_x_default}${rest}`,
        ])
      }
      // The files have to name some of the pages. Otherwise the test would compare nothing.
      expect(named).toBeGreaterThan(1)
    },
    60_000,
  )

  test('[CFG-04] the sitemap fits the schema of sitemaps.org', async () => {
    const xml = await (await host.ask('/sitemap.xml', {}, `${brand}.localhost`)).text()
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
    expect([root.localName, root.namespaceURI]).toEqual(['urlset', sitemaps])
    expect(xml.length).toBeLessThan(50 * 1024 * 1024)
    const pages = [...root.children]
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.length).toBeLessThanOrEqual(50_000)
    for (const page of pages) {
      expect([page.localName, page.namespaceURI]).toEqual(['url', sitemaps])
      const [loc, ...others] = [...page.children]
      expect([loc?.localName, loc?.namespaceURI]).toEqual(['loc', sitemaps])
      const address = loc?.textContent ?? ''
      expect(URL.canParse(address) && address.length < 2048, address).toBe(true)
      for (const link of others) {
        expect([link.localName, link.namespaceURI]).toEqual(['link', 'http://www.w3.org/1999/xhtml'])
        expect(link.getAttribute('rel')).toBe('alternate')
        expect(link.getAttribute('hreflang')).toMatch(/^([a-z]{2}-[A-Z]{2}|x-default)$/)
        expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true)
      }
      expect(new Set(others.map((link) => link.getAttribute('hreflang'))).size).toBe(others.length)
    }
  })

  test.each(['development', 'staging', 'production'])('[BRD-01] robots.txt of %s fits RFC 9309', (environment) => {
    const text = robots({ environment } as ResolvedManifest, `https://${brand}.example`)
    const lines = text.trimEnd().split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const line of lines.slice(1)) expect(line).toMatch(/^(|(Dis)?[Aa]llow: \/\S*|Sitemap: https:\/\/\S+)$/)
    expect(text.endsWith('\n')).toBe(true)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { brokenValues } from '../../runtime/api/testing/wrong-values.ts'
import { pageMetadata } from './page-metadata.ts'

const resolved = {
  merchant: 'acme',
  manifest: {
    locales: { 'th-th': {}, 'en-th': {} },
    site: { domains: { 'www.acme.example': {}, 'acme.example': {} } },
  },
} as unknown as ResolvedManifest

const page = {
  resolved,
  origin: 'https://www.acme.example',
  host: 'www.acme.example',
  locale: 'en-th',
  path: '/faq',
  title: 'Questions · Acme',
  description: 'The manifest says so.',
}
const entry = {
  language: 'en',
  url: '/faq',
  domain: 'www.acme.example',
  title: 'From the list',
  description: 'A description',
  keyword: 'questions',
}
const none = { seo: [], extra: [], canonical: [] }

test.each([
  ['the list’s entry', [entry], [], 'From the list'],
  ['a list of domains', [{ ...entry, domain: ['other.example', 'www.acme.example'] }], [], 'From the list'],
  ['the extra list before the other', [entry], [{ ...entry, title: 'Extra' }], 'Extra'],
  ['another address', [{ ...entry, url: '/about-us' }], [], 'Questions · Acme'],
  ['another domain', [{ ...entry, domain: 'evil.example' }], [], 'Questions · Acme'],
  ['another language', [{ ...entry, language: 'th' }], [], 'Questions · Acme'],
  ['a title that is not a text', [{ ...entry, title: { evil: 1 } }], [], 'Questions · Acme'],
  ['no list', 'nonsense', null, 'Questions · Acme'],
] as const)('[CFG-04] %s', (_what, seo, extra, title) => {
  expect(pageMetadata(page, { ...none, seo, extra }).title).toBe(title)
})

test.each([
  ['/โปรโมชั่น', '/%E0%B9%82%E0%B8%9B%E0%B8%A3%E0%B9%82%E0%B8%A1%E0%B8%8A%E0%B8%B1%E0%B9%88%E0%B8%99'],
  ['/%e0%b9%82%e0%b8%9b%e0%b8%a3', '/%E0%B9%82%E0%B8%9B%E0%B8%A3'],
  ['/100%', '/100%'],
])('[CFG-04] an entry with the address %s applies to the path %s', (url, path) => {
  expect(pageMetadata({ ...page, path }, { ...none, seo: [{ ...entry, url }] }).title).toBe('From the list')
})

test('[CFG-04] an entry sets the texts that it has; the next list or the manifest sets the others', () => {
  const { keyword: _none, ...plain } = entry
  expect(pageMetadata(page, { ...none, seo: [plain] })).toMatchObject({ title: 'From the list', keywords: undefined })
  const { title: _untitled, ...untitled } = plain
  expect(pageMetadata(page, { ...none, seo: [entry], extra: [{ ...untitled, description: 'Extra' }] })).toMatchObject({
    title: 'From the list',
    description: 'Extra',
    keywords: 'questions',
  })
  expect(pageMetadata(page, { ...none, seo: [{ ...untitled, description: '' }] })).toMatchObject({
    title: 'Questions · Acme',
    description: 'The manifest says so.',
  })
})

const canonical = {
  domain: ['www.acme.example'],
  locale: 'en-th',
  alternate_x_default: 'https://acme.example',
  canonical: 'https://acme.example/en',
  alternate: [{ hreflang: 'en-TH', href: 'https://acme.example/en' }],
}

test('[CFG-04] canonical and alternates come from their list, each followed by the path of the page', () => {
  expect(pageMetadata(page, { ...none, canonical: [canonical] })).toMatchObject({
    canonical: 'https://acme.example/en/faq',
    alternates: [
      { hreflang: 'en-TH', href: 'https://acme.example/en/faq' },
      { hreflang: 'x-default', href: 'https://acme.example/faq' },
    ],
  })
})

test('[CFG-04] in development, the canonical address has the port of the page', () => {
  const local = { ...page, origin: 'http://www.acme.example:5173' }
  const own = {
    ...canonical,
    canonical: 'http://www.acme.example/en',
    alternate_x_default: 'http://www.acme.example',
    alternate: [],
  }
  const metadata = (environment: string) =>
    pageMetadata(
      { ...local, resolved: { ...resolved, environment } as ResolvedManifest },
      { ...none, canonical: [own] },
    )
  expect(metadata('development')).toMatchObject({
    canonical: 'http://www.acme.example:5173/en/faq',
    alternates: [{ hreflang: 'x-default', href: 'http://www.acme.example:5173/faq' }],
  })
  expect(metadata('production').canonical).toBe('http://www.acme.example/en/faq')
})

test.each([
  ['another brand’s address', { canonical: 'https://evil.example/en' }],
  ['a script', { canonical: 'javascript:alert(1)' }],
  ['an alternate elsewhere', { alternate: [{ hreflang: 'en-TH', href: 'https://evil.example' }] }],
  ['another domain', { domain: ['other.example'] }],
  ['another locale', { locale: 'th-th' }],
])('[CFG-04] a canonical entry with %s is ignored', (_what, change) => {
  expect(pageMetadata(page, { ...none, canonical: [{ ...canonical, ...change }] })).toMatchObject({
    canonical: 'https://www.acme.example/en-th/faq',
    alternates: [{ hreflang: 'th-TH' }, { hreflang: 'en-TH' }, { hreflang: 'x-default' }],
  })
})

test.each([
  ['without its alternates', { ...canonical, alternate: undefined }],
  ['with alternates that are a text', { ...canonical, alternate: 'en' }],
  ['with a null', null],
])('[CFG-04] a row %s leaves the page with its own address, and is reported once', (_what, row) => {
  const misread: string[] = []
  const onMisread = (source: string) => void misread.push(source)
  expect(
    pageMetadata(page, { ...none, canonical: [row, { ...canonical, locale: 'th-th' }] }, { onMisread }),
  ).toMatchObject({
    canonical: 'https://www.acme.example/en-th/faq',
  })
  expect(misread).toEqual(['canonical-entry'])
})

test('[CFG-04] for any content of the lists, a page has a title and a canonical address of its own brand', () => {
  const lists = { seo: [entry, entry], extra: [entry], canonical: [canonical] }
  for (const { place, values } of brokenValues(lists)) {
    for (const value of values) {
      const { seo, extra, canonical: own }: { seo?: unknown; extra?: unknown; canonical?: unknown } = Object(value)
      const metadata = pageMetadata(page, { seo, extra, canonical: own })
      expect(metadata.title, place).toMatch(/./)
      expect(new URL(metadata.canonical).hostname, place).toMatch(/acme\.example$/)
    }
  }
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      pageMetadata(page, { seo: anything, extra: [anything], canonical: [anything] })
    }),
  )
})

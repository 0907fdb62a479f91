import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
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
  ['a title that is no text', [{ ...entry, title: { evil: 1 } }], [], 'Questions · Acme'],
  ['no list', 'nonsense', null, 'Questions · Acme'],
] as const)('[CFG-04] %s', (_what, seo, extra, title) => {
  expect(pageMetadata(page, { ...none, seo, extra }).title).toBe(title)
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

test.each([
  ['another brand’s address', { canonical: 'https://evil.example/en' }],
  ['a script', { canonical: 'javascript:alert(1)' }],
  ['an alternate elsewhere', { alternate: [{ hreflang: 'en-TH', href: 'https://evil.example' }] }],
  ['another domain', { domain: ['other.example'] }],
  ['another locale', { locale: 'th-th' }],
])('[CFG-04] a canonical entry with %s is not used', (_what, change) => {
  expect(pageMetadata(page, { ...none, canonical: [{ ...canonical, ...change }] })).toMatchObject({
    canonical: 'https://www.acme.example/en-th/faq',
    alternates: [{ hreflang: 'th-TH' }, { hreflang: 'en-TH' }, { hreflang: 'x-default' }],
  })
})

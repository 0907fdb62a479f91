import { expect, test } from 'vitest'
import { arrivalAfterLogin, type LoginFacts, safePath } from './after-login.ts'

const facts: LoginFacts = {
  environment: 'development',
  pathname: '/en-th',
  search: '?login=1',
  hash: '',
  countryLang: 'th-th',
  defaultLang: 'th',
  country: 'th',
  locales: ['th-th', 'en-th', 'en-ph', 'tl-ph'].map((code) => ({
    code,
    name: code,
    countryCode: code.slice(3),
    isCountryDefault: code === 'th-th' || code === 'en-ph',
  })),
  isAuthPage: false,
  accountPath: '/account',
}

const cases: readonly (readonly [title: string, some: Partial<LoginFacts>, path: string])[] = [
  ['stays on the page, without the dialog', {}, '/en-th'],
  ['keeps the place within the page', { hash: '#rules' }, '/en-th#rules'],
  ['goes to a place within a page', { search: '?login=1&next=%2Fhistory%23bonus' }, '/history#bonus'],
  ['keeps the rest of the query', { search: '?login=1&aff=abc' }, '/en-th?aff=abc'],
  ['goes to the page that they wanted', { search: '?login=1&next=%2Fen-th%2Faccount' }, '/en-th/account'],
  ['goes home from the login page', { pathname: '/en-th/login', search: '', isAuthPage: true }, '/en-th'],
  ['goes home from the sign-up page', { pathname: '/register', search: '', isAuthPage: true }, '/'],
  [
    'goes to the account in production',
    { pathname: '/th-th/login', search: '', environment: 'production', isAuthPage: true },
    '/th-th/account',
  ],
  [
    'goes home in production if the brand has no account page',
    { pathname: '/enter', search: '', environment: 'production', isAuthPage: true, accountPath: undefined },
    '/',
  ],
  [
    'goes to the page that they wanted, in production',
    { pathname: '/login', search: '?next=/bank', environment: 'production', isAuthPage: true },
    '/bank',
  ],
  ['stays on the page if the address names another host', { search: '?next=//evil.example' }, '/en-th'],
]

test.each(cases)('[AUT-07] [GRD-02] a member %s', (_title, some, path) => {
  expect(arrivalAfterLogin({ ...facts, ...some })).toEqual({ path })
})

test.each<[string, string, object]>([
  ['en-ph', 'en', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'en-ph' } }],
  ['EN-PH', 'tl', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'tl-ph' } }],
  ['en-ph', 'tl-PH', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'tl-ph' } }],
  ['tl-ph', 'xx', { path: '/tl-ph', locales: { shown: 'tl-ph', chosen: 'tl-ph' } }],
  ['ms-ph', 'ms', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'en-ph' } }],
  ['ms-ph', 'tl', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'tl-ph' } }],
  ['ms-th', 'ms', { path: '/en-th' }],
  ['ms-__proto__', 'en', { path: '/en-th' }],
  ['en-th', 'en', { path: '/en-th' }],
  ['', '', { path: '/en-th' }],
  ['//evil.com-x', 'en', { path: '/en-th' }],
  ['../-ph', 'en', { path: '/en-ph', locales: { shown: 'en-ph', chosen: 'en-ph' } }],
  ['en-vn', 'en', { path: '/en-th' }],
  [`en-${'x'.repeat(10_000)}`, 'en', { path: '/en-th' }],
])(
  '[LOC-05] a member of %s with the language %s gets a locale of their country, if the brand has one',
  (countryLang, defaultLang, arrival) => {
    expect(arrivalAfterLogin({ ...facts, countryLang, defaultLang })).toEqual(arrival)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '\\\\evil',
  '/a\nb',
  '',
  'bank',
  `/${'a'.repeat(2001)}`,
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example?b=1',
  '/%2e%2E//evil.example',
])('the address %j is refused', (path) => {
  expect(safePath(path)).toBeUndefined()
})

test.each(['/', '/account?tab=1', '/th-th/promotions/12#top', '/faq?from=/..//b', '/a/../b'])(
  'the address %s is on this site',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

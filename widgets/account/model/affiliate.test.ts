import { expect, test } from 'vitest'
import { affiliateIn, affiliateOf, storeAffiliate, storedAffiliate } from './affiliate.ts'

test.each([
  ['?aff=river', 'river'],
  ['?ref=river', 'river'],
  ['?ref=later&aff=first', 'first'],
  ['?aff=&ref=river', 'river'],
  ['?aff=%20', undefined],
  ['', undefined],
  [`?aff=${'x'.repeat(129)}`, undefined],
  ['?aff=a%00b', undefined],
])('[QRY-02] the address %s names %s', (search, code) => {
  expect(affiliateIn(search)).toBe(code)
})

test('[QRY-02] the last code is stored under aff; a visit without a code or without storage changes nothing', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  expect(storedAffiliate(storage)).toBe('')
  storeAffiliate('?aff=lake', storage)
  storeAffiliate('?aff=river', storage)
  storeAffiliate('?utm_source=x', storage)
  expect(values.get('aff')).toBe('river')
  expect(storedAffiliate(storage)).toBe('river')
  const forbidden = () => {
    throw new Error('denied')
  }
  expect(storeAffiliate('?aff=x', { setItem: forbidden })).toBe('x')
  expect(storedAffiliate({ getItem: forbidden })).toBe('')
})

test('[QRY-02] a sign-up has the code of its address before the code is stored', () => {
  const storage = { getItem: () => 'river' }
  expect(affiliateOf({ search: '?aff=lotus', storage })).toBe('lotus')
  expect(affiliateOf({ search: '?login=1', storage })).toBe('river')
})

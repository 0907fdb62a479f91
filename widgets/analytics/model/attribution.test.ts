import { describe, expect, test } from 'vitest'
import { recordValidators } from '../../../schemas/generated/record-validators.js'
import { attributionIn, storeAttribution } from './attribution.ts'

const names =
  'app source ref_source pixel_click_id campaign_id _oks_ext cid click_id clickid vcid bcid rtid ad_app_token gpa_adid utm_source utm_medium utm_content utm_campaign'.split(
    ' ',
  )
const clickIds = ['cid', 'click_id', 'clickid']

test.each(names)('[QRY-03] the parameter %s is recognised', (name) => {
  const field = clickIds.includes(name) ? 'click_id' : name
  expect(attributionIn(`?${name}=Ad-1.x_2`)).toEqual({ [field]: 'Ad-1.x_2' })
})

test('[QRY-03] unknown parameters are ignored, and `click_id` overrides the other click ids', () => {
  expect(attributionIn('?usr=1&pw=2&aff=3&token=4&cid=a&clickid=b&click_id=c')).toEqual({ click_id: 'c' })
})

describe('[QRY-03] a value with an invalid form is dropped', () => {
  const payloads = [
    '',
    ' ',
    'a b',
    'a'.repeat(129),
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../etc/passwd',
    'https://evil.example/',
    '//evil.example',
    'a\r\nSet-Cookie: b=c',
    'a\u0000b',
    'ก',
    '\u202Eabc',
    '\u200Babc',
    '%3Cscript%3E',
    "';DROP TABLE users;--",
    '{{7*7}}',
    '${7*7}',
    'somchai@example.com',
    '+66 81 234 5678',
    'a,b',
    'a;b',
    'a|b',
    'a/b',
    'a\\b',
    'a&amp;b',
    'a=b',
    '[object Object]',
    '😀',
  ]
  test.each(names)('%s', (name) => {
    for (const payload of payloads) expect(attributionIn(`?${new URLSearchParams({ [name]: payload })}`)).toEqual({})
  })
})

function open(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['key', stored]])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const visit = (search: string, change: { touch?: 'first' | 'last'; now?: number } = {}) =>
    storeAttribution(search, { storage, key: 'key', now: 0, touch: 'last', days: 30, ...change })
  return { visit, kept }
}

const day = 86_400_000

test.each([
  ['last', '?utm_source=one', '?utm_source=two', 0, { utm_source: 'two' }],
  ['last', '?utm_source=one&rtid=1', '', 0, { utm_source: 'one', rtid: '1' }],
  ['last', '?utm_source=one&rtid=1', '?utm_source=two', 0, { utm_source: 'two' }],
  ['first', '?utm_source=one', '?utm_source=two', 0, { utm_source: 'one' }],
  ['first', '', '?utm_source=two', 0, { utm_source: 'two' }],
  ['first', '?utm_source=one', '?utm_source=two', 30 * day, { utm_source: 'two' }],
  ['last', '?utm_source=one', '', 30 * day, {}],
] as const)(
  '[QRY-03] if the %s touch counts: a visit with "%s", then a visit with "%s" after %d ms',
  (touch, first, second, now, expected) => {
    const { visit } = open()
    visit(first, { touch })
    const found = visit(second, { touch, now })
    expect(found).toEqual(expected)
    expect(recordValidators.attribution?.(found)).toBe(true)
  },
)

test.each(['null', '7', '{', '{"until":9,"values":null}', '{"until":"9","values":{"app":"a"}}'])(
  '[QRY-03] an invalid stored value is ignored: %s',
  (stored) => expect(open(stored).visit('')).toEqual({}),
)

test('[QRY-03] a later visit removes expired values from the device', () => {
  const { visit, kept } = open()
  visit('?utm_source=one')
  visit('', { now: 30 * day - 1 })
  expect(kept.size).toBe(1)
  visit('', { now: 30 * day })
  expect(kept.size).toBe(0)
})

test('[QRY-03] stored values are validated like the values of an address', () => {
  const stored = JSON.stringify({ until: 9, values: { app: '<b>', rtid: 'r1', constructor: 'x', vcid: { a: 1 } } })
  expect(open(stored).visit('')).toEqual({ rtid: 'r1' })
})

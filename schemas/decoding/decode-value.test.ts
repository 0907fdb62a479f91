import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { type Decoder, decodeValue } from './decode-value.ts'

function read(decoder: Decoder, value: unknown, records: Readonly<Record<string, Decoder>> = {}) {
  const reports: string[] = []
  const picture = (address: string) => (address.startsWith('/') ? address : undefined)
  const result = decodeValue(decoder, value, {
    records,
    picture,
    report: (at, expected) => reports.push(`${at || '/'}: ${expected}`),
  })
  return { result, reports }
}

describe('one value', () => {
  test.each<[Decoder, unknown, unknown]>([
    ['d', 7654321.5, '7654321.5'],
    ['d', '7654321.50', '7654321.50'],
    ['d', 0, '0'],
    ['d', -12.5, '-12.5'],
    ['d', 1e-7, '0.0000001'],
    ['d', 1.5e-9, '0.0000000015'],
    ['d', ' 100 ', '100'],
    ['d', '99999999999999999999.01', '99999999999999999999.01'],
    ['d', 2 ** 53, undefined],
    ['d', 1e21, undefined],
    ['d', '1e3', undefined],
    ['d', '1,000.00', undefined],
    ['d', '฿100', undefined],
    ['d', '', undefined],
    ['d', true, undefined],
    ['d', Number.NaN, undefined],
    ['i', '7', 7],
    ['i', 7.0, 7],
    ['i', '7.00', 7],
    ['i', true, undefined],
    ['i', 7.5, undefined],
    ['i', '7,5', undefined],
    ['i', 2 ** 53, undefined],
    [['i', 4, 8], '3', undefined],
    [['i', 4, 8], '6', 6],
    ['s', 66, '66'],
    ['s', 0.1, '0.1'],
    ['s', null, undefined],
    ['s', {}, undefined],
    [['s', 3, 1], 'abcd', undefined],
    [['s', 3, 1], '', undefined],
    [['s', 3], 1234, undefined],
    ['s', 'x'.repeat(100_001), undefined],
    ['s', 'a\u202eb\u200bc\u0000d\ne', 'abcd\ne'],
    ['o', 'a\u202eb', 'a\u202eb'],
    [['e', 0, 1], '1', 1],
    [['e', 0, 1], false, 0],
    [['e', 0, 1], 2, undefined],
    [['e', '0', '1'], 1, '1'],
    [['e', 'PUT', 'POST'], 'put', 'PUT'],
    [['e', 'PUT', 'POST'], ['put'], undefined],
    ['b', 1, true],
    ['b', '0', false],
    ['b', 'no', undefined],
    ['t', '2026-11-21 18:00:00', '2026-11-21 18:00:00'],
    ['t', '2026-11-21 18:00:00+08', '2026-11-21 18:00:00+08'],
    ['t', '2026-11-21 18:00:00.5+0800', '2026-11-21 18:00:00.5+0800'],
    ['t', '2026-11-21 18:00:00.5+08', '2026-11-21 18:00:00.5+08'],
    ['t', '2026-11-21 18:00:00+8', undefined],
    ['t', '2026-11-21', '2026-11-21'],
    ['t', '21/11/2026', undefined],
    ['t', '2026-13-41 18:00:00', undefined],
    ['p', '/a.png', '/a.png'],
    ['p', 'https://evil.example/a.png', undefined],
    ['p', '', ''],
  ])('%j reads %j as %j', (decoder, value, expected) => {
    expect(read(decoder, value).result).toBe(expected)
  })

  test('an unreadable value is reported, unless it is an empty text', () => {
    expect(read({ 'until?': 't' }, { until: '' })).toEqual({ result: {}, reports: [] })
    expect(read({ 'until?': 't' }, { until: 'soon' }).reports).toEqual([
      '/until: a moment such as "2026-11-21 18:00:00"',
    ])
  })
})

const wallet: Decoder = { display: ['=', 's', ''], balance: ['=', 'd', '-'] }

describe('rows and fields', () => {
  test('[STA-01] an unreadable wallet keeps its place', () => {
    const rows = [{ balance: '7,654,321.50' }, { balance: '1' }, null, 7]
    expect(read(['l', wallet], rows).result).toEqual([
      { display: '', balance: '-' },
      { display: '', balance: '1' },
      { display: '', balance: '-' },
      { display: '', balance: '-' },
    ])
  })

  test('a row without a required field is left out and reported', () => {
    expect(read(['l', { id: 'i', title: 's' }], [{ id: 1, title: 'A' }, { id: 2 }, 'x'])).toEqual({
      result: [{ id: 1, title: 'A' }],
      reports: ['/1/title: a value', '/2: an object'],
    })
  })

  test('of two rows with the same key, the list keeps the first', () => {
    expect(
      read(
        ['l', { id: 'i', title: 's' }, 'id'],
        [
          { id: 1, title: 'A' },
          { id: '1', title: 'B' },
        ],
      ).result,
    ).toEqual([{ id: 1, title: 'A' }])
  })

  test('an object with numbered rows is a list, and an empty list is an empty object', () => {
    expect(read(['l', 'i'], { 0: 5, 2: 6 }).result).toEqual([5, 6])
    expect(read({ 'a?': 's' }, [])).toEqual({ result: {}, reports: [] })
  })

  test('fields outside of the schema and inherited properties are left out', () => {
    const value = JSON.parse('{"a":"x","__proto__":{"b":"y"},"c":1}') as unknown
    expect(read({ 'a?': 's', 'b?': 's' }, value).result).toEqual({ a: 'x' })
  })

  test('a decoder finds a record by its name, and the first form that fits a value decides', () => {
    expect(read(['a', ['m', '#wallet', 'main'], ['l', '#wallet']], [{ balance: 5 }], { wallet }).result).toEqual([
      { display: '', balance: '5' },
    ])
  })
})

test('no value makes decodeValue throw', () => {
  const decoders: Decoder[] = [
    's',
    'o',
    'i',
    'd',
    'b',
    't',
    'p',
    ['l', 'i'],
    ['m', 'd'],
    { a: 'd', 'b?': ['l', wallet] },
  ]
  fc.assert(fc.property(fc.constantFrom(...decoders), fc.anything(), (decoder, value) => void read(decoder, value)))
})

test('a text keeps its visible characters: Thai, combined emoji, line breaks', () => {
  const text = 'ฝากเงิน ที่นี่\n👩‍👩‍👧 ❤️‍🔥'
  expect(cleanText(text)).toBe(text)
  expect(cleanText('a\u200db\ud800')).toBe('ab\ufffd')
})

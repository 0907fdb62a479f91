import { describe, expect, test } from 'vitest'
import { currencySign, formatAmount, formatDate, formatMoney, parseServerTime } from './locale-formats.ts'

describe('[LOC-07] amounts and dates', () => {
  test.each([
    ['1234.5', 2, '1,234.50'],
    ['0', 2, '0.00'],
    ['999999999.999', 2, '999,999,999.99'],
    ['0.00000001', 8, '0.00000001'],
    ['0.12345678901234567891', 20, '0.12345678901234567891'],
    ['100.5', 0, '100.50'],
    ['1000', 'unless-whole', '1,000'],
    ['1000.5', 'unless-whole', '1,000.50'],
    ['abc', 2, '-'],
    ['', 2, '-'],
  ] as const)('%s with decimals %s is %s', (amount, decimals, text) =>
    expect(formatAmount(amount, decimals)).toBe(text),
  )

  test.each([
    ['12480.5', 'THB', 2, '฿12,480.50'],
    ['2500', 'PHP', 2, '₱2,500.00'],
    ['-0.05', 'USD', 2, '-$0.05'],
    ['-0.001', 'THB', 2, '฿0.00'],
    ['-0', 'THB', 2, '฿0.00'],
    ['-0.00', 'Bonus', 2, 'Bonus 0.00'],
    ['100.99', 'THB', 0, '฿100.99'],
    ['100', 'THB', 'unless-whole', '฿100'],
    ['100.00', 'THB', 'unless-whole', '฿100'],
    ['-0.00', 'THB', 'unless-whole', '฿0'],
    ['12.50', 'THB', 'unless-whole', '฿12.50'],
    ['0.5', 'THB', 'unless-whole', '฿0.50'],
    ['0.999', 'THB', 'unless-whole', '฿0.99'],
    ['5.5', 'Bonus', 'unless-whole', 'Bonus 5.50'],
    ['999999999.999', 'THB', 2, '฿999,999,999.99'],
    ['0.12345678901234567891', 'THB', 20, '฿0.12345678901234567891'],
    ['5', 'Bonus', 2, 'Bonus 5.00'],
    ['5', '', 2, '5.00'],
    ['', 'THB', 2, '-'],
    ['1e3', 'THB', 2, '-'],
  ] as const)('%s %s with decimals %s is %s', (amount, currency, decimals, text) =>
    expect(formatMoney(amount, currency, decimals)).toBe(text),
  )

  test.each([
    ['THB', '฿'],
    ['PHP', '₱'],
    ['XQQ', 'XQQ'],
    ['<b>', '<b>'],
  ])('the sign of %s is %s', (currency, sign) => expect(currencySign(currency)).toBe(sign))

  test.each([
    ['2026-11-21 18:00:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T18:00:00+07:00', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21 18:00:00+08', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 18:00:00.25-03', '2026-11-21T21:00:00.250Z'],
    ['2026-11-21T18:00:00+0700', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T18:00:00Z', '2026-11-21T18:00:00.000Z'],
  ])('the server’s %s is %s', (text, iso) => expect(new Date(parseServerTime(text)).toISOString()).toBe(iso))

  test('dates are shown in the site’s zone', () => {
    const moment = parseServerTime('2026-11-21 00:30:00')
    expect(formatDate(moment, 'Asia/Bangkok')).toBe('2026-11-20')
    expect(formatDate(moment, 'Asia/Bangkok', true)).toBe('2026-11-20 23:30')
    expect(formatDate(parseServerTime('nonsense'), 'Asia/Bangkok')).toBe('-')
  })
})

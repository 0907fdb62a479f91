import { expect, test, vi } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { createIntl } from './create-intl.ts'

const messages = compileMessages({
  plain: 'เติมเงิน',
  quoted: "It''s '{open}'",
  named: 'Sent to {to}',
  counted: '{n, plural, one {# game} other {# games}}',
  dated: 'Until {moment, date, medium}, {moment, time, short}',
})
const intlOf = (onMissing?: (id: string) => string) =>
  createIntl({ locale: 'en', timeZone: 'Asia/Bangkok', messages, onMissing })

test.each([
  ['plain', {}, 'เติมเงิน'],
  ['quoted', {}, "It's {open}"],
  ['named', { to: '08x-xxx-5678' }, 'Sent to 08x-xxx-5678'],
  ['counted', { n: 1 }, '1 game'],
  ['counted', { n: 12500 }, '12,500 games'],
  // The text shows the brand's time zone, whatever the time zone of the server.
  ['dated', { moment: Date.parse('2026-11-21T18:30:00Z') }, 'Until Nov 22, 2026, 1:30 AM'],
] as const)('[LOC-06] %s with %o follows the rules of its language', (id, values, text) => {
  expect(intlOf().formatMessage({ id }, values).replaceAll('\u202f', ' ')).toBe(text)
})

test('[LOC-06] a value that is an element stays unchanged at its place between the words', () => {
  const part = { any: 'part' }
  expect(intlOf().formatParts('named', { to: part })).toEqual(['Sent to ', part])
})

test.each([
  ['does not exist', 'late'],
  ['lacks the value of an argument', 'named'],
])('[LOC-06] for a text that %s, the page shows the result of `onMissing`, or by default the id', (_what, id) => {
  const onMissing = vi.fn(() => '')
  expect(intlOf(onMissing).formatMessage({ id })).toBe('')
  expect(intlOf(onMissing).formatParts(id, {}).join('')).toBe('')
  expect(onMissing.mock.calls).toEqual([[id], [id]])
  expect(intlOf(onMissing).formatMessage({ id: 'plain' })).toBe('เติมเงิน')
  expect(intlOf().formatMessage({ id })).toBe(id)
})

test('[LOC-07] numbers and days are formatted in the language and zone of the page', () => {
  const { formatNumber, formatDate } = intlOf()
  expect(formatNumber(1234.5)).toBe('1,234.5')
  expect(formatDate('2026-11-21T18:30:00Z', { weekday: 'short' })).toBe('Sun')
  expect(formatDate('2026-11-21T18:30:00Z', { weekday: 'short', timeZone: 'UTC' })).toBe('Sat')
  expect(formatDate('0000-00-00', { weekday: 'short' })).toBe('-')
})

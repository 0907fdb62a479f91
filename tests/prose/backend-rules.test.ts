import { describe, expect, test } from 'vitest'
import { readTexts } from './product-texts.ts'

/** A weekday, a day of the month or midnight. Only the data of a backend decides them. */
const fixedDay =
  /\bmidnight\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d+(?:st|nd|rd|th)\b|เที่ยงคืน|วัน(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)|วันที่ \d/i

describe('the messages of the areas', () => {
  test.each([
    ['{from} to {to}. It ends on Sunday at midnight.', true],
    ['A larger reward on the 7th of each month.', true],
    ['รางวัลจะหมดอายุตอนเที่ยงคืน', true],
    ['Claim a reward every day. Some days have a larger one.', false],
    ['ถึงวันที่', false],
  ])('the text "%s" names a fixed day: %s', (text, isNamed) => {
    expect(fixedDay.test(text)).toBe(isNamed)
  })

  test('name no day that a backend decides', () => {
    const texts = readTexts(['widgets/**/messages/*.json'])
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter(({ text }) => fixedDay.test(text))).toEqual([])
  })
})

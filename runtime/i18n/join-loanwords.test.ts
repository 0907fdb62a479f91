import { expect, test } from 'vitest'
import { joinLoanwords } from './join-loanwords.ts'
import { withoutJoiners } from './without-joiners.ts'

/** Splits a text at the places where a browser may end a line, according to the platform's dictionary. */
const pieces = (text: string) =>
  text
    .split(/\u200b/)
    .flatMap((part) => [...new Intl.Segmenter('th', { granularity: 'word' }).segment(part)].map((one) => one.segment))
    // No line ends beside a word joiner.
    .reduce<string[]>((all, piece) => {
      const last = all.at(-1)
      const isJoined = last !== undefined && (piece.startsWith('\u2060') || last.endsWith('\u2060'))
      return isJoined ? [...all.slice(0, -1), `${last}${piece}`] : [...all, piece]
    }, [])
    .map(withoutJoiners)

test.each([
  ['โปรโมชั่นของฉัน', 'โปรโมชั่น'],
  ['ดูโปรโมชั่นทั้งหมด', 'โปรโมชั่น'],
  ['กระเป๋าคริปโต', 'คริปโต'],
  ['หรือพาร์ทเนอร์', 'พาร์ทเนอร์'],
  ['แชทสด', 'แชท'],
  ['ซองอั่งเปาของคุณ', 'อั่งเปา'],
  ['คาสิโนสดแนะนำ', 'คาสิโน'],
])('[LOC-06] a line of "%s" may end before and after "%s", but not within it', (text, word) => {
  expect(pieces(joinLoanwords(text))).toContain(word)
})

test('[LOC-06] other texts stay unchanged, and the invisible characters can be removed again', () => {
  expect(joinLoanwords('Promotions ฝากเงิน 200 บาท')).toBe('Promotions ฝากเงิน 200 บาท')
  expect(withoutJoiners(joinLoanwords('ดูโปรโมชั่นทั้งหมด'))).toBe('ดูโปรโมชั่นทั้งหมด')
})

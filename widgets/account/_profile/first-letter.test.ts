import { expect, test } from 'vitest'
import { firstLetter } from './first-letter.ts'

test.each([
  ['นรินทร์ สุขสวัสดิ์', 'น'],
  ['เกศินี แก้วใส', 'ก'],
  ['ไพโรจน์', 'พ'],
  ['daniel Hart', 'D'],
  ['  (อารี)', 'อ'],
  ['12', ''],
])('the first letter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})

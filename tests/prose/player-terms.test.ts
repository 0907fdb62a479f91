import { describe, expect, test } from 'vitest'
import { otherWordsIn } from './player-terms.ts'
import { playerFiles, readTexts } from './product-texts.ts'

describe('the terms of players’ texts', () => {
  test.each([
    ['Add the receipt of your transfer.', ['receipt → slip']],
    ['Choose a deposit channel.', ['deposit channel → deposit method']],
    ['ทำยอดเล่นครบ 6 เท่า', ['ยอดเล่น → ยอดเดิมพัน']],
    ['กรุณากรอก PIN ถอนเงิน', ['PIN ถอนเงิน → รหัส PIN']],
    ['สำหรับท่าน', ['ท่าน → คุณ']],
    ['คืนยอดเสียเฉพาะสมาชิกทุกท่านเท่านั้น กรอกรหัส PIN', []],
  ])('find in "%s" the words %j', (text, found) => {
    expect(otherWordsIn(text)).toEqual(found)
  })

  test('find no word to avoid in the texts of the product', () => {
    const texts = readTexts(playerFiles)
    expect(texts.length).toBeGreaterThan(3000)
    const found = texts.flatMap(({ path, text }) => otherWordsIn(text).map((word) => `${path}: ${word}: ${text}`))
    expect(found).toEqual([])
  })
})

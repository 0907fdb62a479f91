import { describe, expect, test } from 'vitest'
import { playerFiles, readTexts } from './product-texts.ts'
import { thaiFaultsIn } from './thai-texts.ts'

describe('the spelling of Thai texts', () => {
  test.each([
    ['a leading vowel without its consonant', 'เ ท่านั้น'],
    ['a leading vowel with a vowel below', 'เคุณั้น'],
    ['a mark without its consonant', 'า้ง'],
    ['two tone marks or signs', 'ท่่าน'],
    ['a tone mark before its vowel', 'ท่ี'],
    ['an am in two characters', 'ทําได้'],
    ['an invisible character', 'เท่า\u200bนั้น'],
    ['a repetition mark without spaces around it', 'เร็วๆ นี้'],
    ['two spaces', 'ฝากเงิน  ถอนเงิน'],
  ])('finds %s', (fault, text) => {
    expect(thaiFaultsIn(text)).toEqual([fault])
  })

  test('has no fault in any text of the product', () => {
    const texts = readTexts([...playerFiles, 'widgets/**/studio.th.json'])
    expect(texts.length).toBeGreaterThan(3000)
    const faults = texts
      .filter(({ text }) => /[\u0e01-\u0e4e]/.test(text))
      .flatMap(({ path, text }) => thaiFaultsIn(text).map((fault) => `${path}: ${fault}: ${text}`))
    expect(faults).toEqual([])
  })
})

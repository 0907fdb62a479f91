import { Mask } from 'maska'
import { expect, test } from 'vitest'
import { accountNumberMask, taxIdMask } from './field-masks.ts'

test.each([
  [accountNumberMask(true), '1234567890', '123-45-6789-0'],
  [accountNumberMask(false), '1234567890', '1234567890'],
  [taxIdMask, '12345678901', '123.456.789-01'],
])('[VAL-10] [VAL-06] the mask %s shows %s as %s', (mask, digits, expected) => {
  expect(new Mask({ mask }).masked(digits)).toBe(expected)
})

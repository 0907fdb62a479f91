import { expect, test } from 'vitest'
import { filterInput } from './input-filter.ts'

test.each([
  ['digits', '12a-3 ๔', '1234'],
  ['account-number', '123-45 x6', '123-456'],
  ['amount', '1,000.50 ฿', '1,000.50'],
  ['amount', '500,00', '500,00'],
  ['amount', '１，２３４．５０', '1,234.50'],
  ['amount', '1e3', '13'],
  ['name', 'สมชาย <b>O’Neil</b> 3rd!', 'สมชาย bO’Neilb rd'],
  ['no-space', ' a b\tc ', 'abc'],
] as const)('[VAL-07] the filter %s turns %j into %j', (filter, text, expected) => {
  expect(filterInput(text, filter)).toBe(expected)
})

import { expect, test } from 'vitest'
import { accountNamed, isOfferedIdentifier } from './forgotten-account.ts'

test.each([
  ['malee', ['username'], true],
  ['malee', ['mobile', 'email'], false],
  ['081 234 5678', ['username'], true],
  ['081 234 5678', ['mobile'], true],
  ['081 234 5678', ['email'], false],
  ['๐๘๑-๒๓๔-๕๖๗๘', ['mobile'], true],
  ['- -', ['mobile'], false],
  ['a@mail.example', ['username', 'mobile'], false],
  ['a@mail.example', ['username', 'email'], true],
] as const)('[AUT-17] the text %s, at a brand with the identifiers %j, is accepted: %s', (text, offered, expected) => {
  expect(isOfferedIdentifier(text, offered)).toBe(expected)
})

const country = (abr: string, code: string, length = 10) => ({
  abr,
  code,
  currency: '',
  mobileno_length_min: length,
  mobileno_length_max: length,
})
const countries = [country('TH', '66'), country('PH', '63'), country('BD', '880'), country('SG', '65', 8)]

test.each([
  ['081 234 5678', '660812345678'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '660812345678'],
  ['660812345678', '660812345678'],
  ['+66 81 234 5678', '660812345678'],
  ['+65 8123 4567', '6581234567'],
  ['0065 8123 4567', '6581234567'],
  ['639171234567', '639171234567'],
  ['+880 171 234 5678', '8801712345678'],
  ['malee', 'malee'],
  ['a@mail.example', 'a@mail.example'],
])('[AUT-16] the text %s names the account %s', (text, account) => {
  expect(accountNamed(text, countries, 'TH')).toBe(account)
})

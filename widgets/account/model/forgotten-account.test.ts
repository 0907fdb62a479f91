import { expect, test } from 'vitest'
import { accountNamed, isOffered } from './forgotten-account.ts'

test.each([
  ['malee', ['username'], true],
  ['malee', ['mobile', 'email'], false],
  ['081 234 5678', ['username'], true],
  ['081 234 5678', ['mobile'], true],
  ['081 234 5678', ['email'], false],
  ['a@mail.example', ['username', 'mobile'], false],
  ['a@mail.example', ['username', 'email'], true],
] as const)('[AUT-17] %s with the identifiers %j is accepted: %s', (text, offered, expected) => {
  expect(isOffered(text, offered)).toBe(expected)
})

const country = (abr: string, code: string) => ({
  abr,
  code,
  currency: '',
  mobileno_length_min: 10,
  mobileno_length_max: 10,
})
const countries = [country('TH', '66'), country('PH', '63'), country('BD', '880')]

test.each([
  ['081 234 5678', '660812345678'],
  ['660812345678', '660812345678'],
  ['639171234567', '639171234567'],
  ['+880 171 234 5678', '8801712345678'],
  ['malee', 'malee'],
  ['a@mail.example', 'a@mail.example'],
])('[AUT-16] the text %s names the account %s', (text, account) => {
  expect(accountNamed(text, countries, 'TH')).toBe(account)
})

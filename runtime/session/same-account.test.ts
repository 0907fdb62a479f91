import { expect, test } from 'vitest'
import { isSameAccount } from './same-account.ts'

test.each([
  ['660812345678', '660812345678', true],
  ['0812345678', '660812345678', true],
  ['+66 81-234 5678', '0812345678', true],
  ['660812345678', '660812345679', false],
  ['1234567', '71234567', false],
  ['1234567', '+1234567', false],
  ['somchai', 'somchai', true],
  ['somchai19900101', 'malee19900101', false],
  ['somchai19900101@a.example', 'malee19900101@a.example', false],
])('[STA-01] %s and %s are one account: %s', (one, other, expected) => {
  expect(isSameAccount(one, other)).toBe(expected)
})

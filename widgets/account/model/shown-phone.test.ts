import { expect, test } from 'vitest'
import { phoneOfAccount, shownPhone } from './shown-phone.ts'

test.each([
  ['66-0812345678', '+66 081-234-5678'],
  ['63-9171234567', '+63 917-123-4567'],
  ['66-0812', '+66 081-2'],
  ['66-', '66-'],
  ['ann@mail.example', 'ann@mail.example'],
  ['', ''],
])('[VAL-04] the number %j is shown as %j', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown)
})

test.each([
  ['660812345678', '66-0812345678'],
  ['8801712345678', '880-1712345678'],
  ['4912345678', '4912345678'],
  ['ann', 'ann'],
  ['ann@mail.example', 'ann@mail.example'],
])('[AUT-03] the phone number of the account %j is %j', (account, phone) => {
  expect(phoneOfAccount(account, [{ code: '66' }, { code: '88' }, { code: '880' }])).toBe(phone)
})

test('[AUT-03] before the countries have loaded, an account is read as a number of the default country', () => {
  expect(phoneOfAccount('660812345678', [])).toBe('66-0812345678')
})

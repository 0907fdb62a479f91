import { expect, test } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

test.each([
  ['66-0812345678', '+66 081-xxx-5678'],
  ['63-9171234567', '+63 917-xxx-4567'],
  ['880-17123456', '+880 171-x-3456'],
  ['66-12345', '+66 xxx45'],
  ['0812345678', '081-xxx-5678'],
  ['', ''],
])('[RTE-05] the number %j is shown as %j', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})

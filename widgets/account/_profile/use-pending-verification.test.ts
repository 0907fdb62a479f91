import { expect, test } from 'vitest'
import { nextContact } from './use-pending-verification.ts'

const phone = '66-0812345678'
const email = 'narin@example.com'

test.each([
  ['with both flags: the phone', 1, 1, [], 'phone'],
  ['with both flags, after the offer for the phone: the address', 1, 1, [phone], 'email'],
  ['with both flags, after both offers: none', 1, 1, [phone, email], undefined],
  ['with the flag of the address: the address', 0, 1, [], 'email'],
  ['without flags: none', 0, 0, [], undefined],
] as const)(
  '[STA-10] the contact to verify, %s',
  (_title, verify_phone, verify_email, offered: readonly string[], kind) => {
    expect(nextContact({ phone, email, verify_phone, verify_email }, (value) => offered.includes(value))).toBe(kind)
  },
)

test('[STA-10] a missing address and a missing flag start no verification', () => {
  expect(nextContact({ phone, email: '', verify_email: 1 }, () => false)).toBeUndefined()
})

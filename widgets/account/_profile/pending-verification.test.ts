import { expect, test } from 'vitest'
import { nextContact } from './use-pending-verification.ts'

const phone = '66-0812345678'
const email = 'narin@example.com'

test.each([
  ['both flags: the phone first', 1, 1, [], 'phone'],
  ['both flags, the phone already offered', 1, 1, [phone], 'email'],
  ['both flags, both already offered', 1, 1, [phone, email], undefined],
  ['the address only', 0, 1, [], 'email'],
  ['no flag', 0, 0, [], undefined],
] as const)('[STA-10] %s', (_title, verify_phone, verify_email, offered: readonly string[], kind) => {
  expect(nextContact({ phone, email, verify_phone, verify_email }, (value) => offered.includes(value))).toBe(kind)
})

test('[STA-10] a missing address and a missing flag of the backend ask for nothing', () => {
  expect(nextContact({ phone, email: '', verify_email: 1 }, () => false)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { readStoredLogin, readStoredReset } from './stored-reset.ts'

test.each([
  undefined,
  null,
  7,
  'malee',
  {},
  { account: 'malee' },
  { account: '', sendType: 'sms' },
  { account: 7, sendType: 'sms' },
  { account: 'malee', sendType: 'fax' },
  { account: 'm'.repeat(255), sendType: 'sms' },
])('[AUT-16] the stored value %j gives no password reset', (value) => {
  expect(readStoredReset(value)).toBeUndefined()
})

test('[AUT-16] only the account and the channel of its code are read', () => {
  const stored = { account: 'malee', sendType: 'email', otp: '123456' }
  expect(readStoredReset(stored)).toEqual({ account: 'malee', sendType: 'email' })
})

test.each([undefined, 'yes', 1])('[AUT-03] a stored login whose `isForgotten` is %j is ignored', (isForgotten) => {
  expect(readStoredLogin({ account: 'malee', sendType: 'sms', isForgotten })).toBeUndefined()
})

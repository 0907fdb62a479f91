import { expect, test } from 'vitest'
import { type LoginEvent, loginFlow, loginStart } from './login-flow.ts'

const phone: LoginEvent = { type: 'phone-given', username: '660812345678' }
const sent: LoginEvent = { type: 'code-sent', sendType: 'sms' }
const right: LoginEvent = { type: 'code-right', otp: '123456' }
const set: LoginEvent = { type: 'password-set' }
const rested: LoginEvent = { type: 'rested' }
const back: LoginEvent = { type: 'back' }
const refused: LoginEvent = { type: 'password-refused' }
const otherNumber: LoginEvent = { type: 'other-number' }

test.each<[string, LoginEvent[], number]>([
  ['begins at the phone', [], 1],
  ['goes to the password', [phone], 2],
  ['sends a code after a forgotten password', [phone, sent], 10],
  ['sends another code', [phone, sent, sent], 10],
  ['asks for a new password', [phone, sent, right], 11],
  ['is done', [phone, sent, right, set], 12],
  ['returns to the phone after the pause', [phone, sent, right, set, rested], 1],
  ['goes back to the phone', [phone, otherNumber], 1],
  ['goes back to the password after a refused new one', [phone, sent, right, refused], 2],
  ['goes back to the password', [phone, sent, back], 2],
  ['goes back from the new password', [phone, sent, right, back], 2],
  ['requests no code without an account', [sent], 1],
  ['ignores a code that it did not request', [phone, right], 2],
  ['sets no password without a code', [phone, sent, set], 10],
  ['pauses at no other step', [phone, sent, right, rested], 11],
])('[AUT-03] the flow %s', (_title, events, step) => {
  expect(events.reduce(loginFlow, loginStart).step).toBe(step)
})

test('[AUT-03] the state of one account does not reach the next', () => {
  expect([phone, sent, right, set, rested].reduce(loginFlow, loginStart)).toEqual(loginStart)
  expect([phone, sent, right, back].reduce(loginFlow, loginStart).otp).toBe('')
})

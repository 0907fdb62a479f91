import { expect, test } from 'vitest'
import { type LoginStepEvent, reduceLoginSteps, initialLogin } from './login-flow.ts'

const phone: LoginStepEvent = { type: 'phone-given', username: '660812345678' }
const sent: LoginStepEvent = { type: 'code-sent', sendType: 'sms' }
const right: LoginStepEvent = { type: 'code-right', otp: '123456' }
const set: LoginStepEvent = { type: 'password-set' }
const shown: LoginStepEvent = { type: 'success-shown' }
const back: LoginStepEvent = { type: 'back' }
const refused: LoginStepEvent = { type: 'password-refused' }
const otherNumber: LoginStepEvent = { type: 'other-number' }

test.each<[string, LoginStepEvent[], number]>([
  ['begins at the phone', [], 1],
  ['goes to the password', [phone], 2],
  ['sends a code after a forgotten password', [phone, sent], 10],
  ['sends another code', [phone, sent, sent], 10],
  ['asks for a new password', [phone, sent, right], 11],
  ['is done', [phone, sent, right, set], 12],
  ['returns to the phone after the pause', [phone, sent, right, set, shown], 1],
  ['goes back to the phone', [phone, otherNumber], 1],
  ['goes back to the password after a refused new password', [phone, sent, right, refused], 2],
  ['goes back from the code to the password', [phone, sent, back], 2],
  ['goes back from the new password to the password', [phone, sent, right, back], 2],
  ['requests no code without an account', [sent], 1],
  ['ignores a code that it did not request', [phone, right], 2],
  ['sets no password without a code', [phone, sent, set], 10],
  ['ignores the end of the pause at any other step', [phone, sent, right, shown], 11],
])('[AUT-03] the flow %s', (_title, events, step) => {
  expect(events.reduce(reduceLoginSteps, initialLogin).step).toBe(step)
})

test('[AUT-03] the flow drops the data of an account before the next login', () => {
  expect([phone, sent, right, set, shown].reduce(reduceLoginSteps, initialLogin)).toEqual(initialLogin)
  expect([phone, sent, right, back].reduce(reduceLoginSteps, initialLogin).otp).toBe('')
})

import { expect, test } from 'vitest'
import { type ForgotStepEvent, reduceForgotSteps, initialForgot } from './forgot-flow.ts'

const sent: ForgotStepEvent = { type: 'code-sent', account: '660812345678', sendType: 'sms' }
const right: ForgotStepEvent = { type: 'code-right', otp: '123456' }
const set: ForgotStepEvent = { type: 'password-set' }

test.each<[string, ForgotStepEvent[], string | number]>([
  ['begins at the account', [], 1],
  ['asks for the code', [sent], 2],
  ['sends another code', [sent, sent], 2],
  ['asks for the new password', [sent, right], 3],
  ['ends well', [sent, right, set], 'success'],
  ['ends badly', [sent, right, { type: 'password-refused' }], 'refused'],
  ['ends with an unknown outcome', [sent, right, { type: 'password-refused', isOutcomeUnknown: true }], 'unknown'],
  [
    'starts over if the visitor goes back after a refusal',
    [sent, right, { type: 'password-refused' }, { type: 'back' }],
    1,
  ],
  ['goes back to the account', [sent, { type: 'back' }], 1],
  ['ignores a code that it did not request', [right], 1],
  ['sets no password without a code', [sent, set], 2],
  ['starts over after the user leaves', [sent, right, { type: 'left' }], 1],
])('[AUT-16] the flow %s', (_title, events, step) => {
  expect(events.reduce(reduceForgotSteps, initialForgot).step).toBe(step)
})

test('[AUT-16] the flow ignores a code that was sent for another account', () => {
  const other: ForgotStepEvent = { type: 'code-sent', account: 'other', sendType: 'email' }
  const asked = [sent].reduce(reduceForgotSteps, initialForgot)
  expect(reduceForgotSteps(asked, other)).toBe(asked)
  expect(reduceForgotSteps(initialForgot, other)).toMatchObject({ step: 2, account: 'other' })
})

test('[AUT-16] the flow stores no one-time password after its end', () => {
  expect([sent, right, set].reduce(reduceForgotSteps, initialForgot)).toMatchObject({ account: '', otp: '' })
})

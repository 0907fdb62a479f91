import { act } from 'react'
import { expect } from 'vitest'
import { createVirtualTime } from '../../../runtime/flow/testing/virtual-time.ts'
import { createDevice } from '../../../runtime/flow/testing/simulated-device.ts'
import type { Bank } from '../../../schemas/generated/records.ts'
import { BankChoice } from '../../../widgets/account/_bank/BankChoice.tsx'
import type { AuthDependencies } from '../../../widgets/account/_flow/auth-dependencies.ts'
import { createForgot, type ForgotEvent } from '../../../widgets/account/_flow/create-forgot.ts'
import { createSignUp, type SignUpEvent } from '../../../widgets/account/_flow/create-sign-up.ts'
import { setting } from '../../../widgets/account/_flow/testing/auth-stage.ts'
import { loadCountries, loadSignUp } from '../../../widgets/account/queries.ts'
import type { QueryContext } from '../../../runtime/widget-api/area.ts'
import { shows, mountOnStage } from '../../contract/widget-stage.tsx'
import { oneTimeCode } from '../minimal-state.ts'
import type { Callers, RecordingBackend } from '../recording-backend.ts'

function dependenciesOf({ call }: RecordingBackend): AuthDependencies {
  const time = createVirtualTime(0)
  return {
    flow: createDevice(time).openTab().context(),
    call,
    login: async () => ({ status: true }),
    loadBanks: async () => [bank],
    showFailure: () => {},
    announceRegistration: () => {},
    countdowns: { start: () => {}, secondsLeft: () => 0, clear: () => {} },
    serverNow: time.now,
    wait: time.wait,
    oneTabAtATime: (_name, run) => run(),
  }
}

const account = '660812345678'
const newPassword = 'Passw0rd2'

/** Resets a forgotten password. Returns the last step of the flow. */
async function resetPassword(backend: RecordingBackend): Promise<unknown> {
  const flow = createForgot(dependenciesOf(backend))
  const events: readonly ForgotEvent[] = [
    { type: 'account-given', account },
    { type: 'code-given', otp: oneTimeCode },
    { type: 'password-given', password: newPassword, confirm: newPassword },
  ]
  for (const event of events) await flow.act(event)
  return flow.view().state.step
}

const phone = { dialCode: '66', number: '0891112222', currency: 'THB', email: '', ref: 'friend-7', termsVersion: '' }
const bank: Bank = {
  id: 11,
  bank_name: 'Kasikorn',
  img: '',
  min_account_number: 10,
  max_account_number: 12,
  VERIFY: 1,
}

/**
 * Signs a visitor up. The one-time code goes to the e-mail address or, without an address, to the phone. Returns the
 * last step of the flow.
 */
const signUp =
  (email: string) =>
  async (backend: RecordingBackend): Promise<number> => {
    const sendType = email === '' ? 'sms' : 'email'
    const flow = createSignUp({ ...setting, send_type: sendType }, dependenciesOf(backend))
    const events: readonly SignUpEvent[] = [
      { type: 'phone-submitted', phone: { ...phone, email } },
      { type: 'code-given', otp: oneTimeCode },
      { type: 'password-submitted', password: 'secret-1', details: {} },
      { type: 'bank-chosen', bank },
      { type: 'look-up-requested', number: '1234567890' },
      { type: 'account-submitted', number: '1234567890', name: 'Somchai J' },
    ]
    for (const event of events) await flow.act(event)
    return flow.view().state.step
  }

/** A payload of `register/register-v2`. Its `content` is a text that contains JSON. */
const draft = (page: 1 | 2, more: object = {}) => ({
  page,
  content: expect.toSatisfy((content: unknown) => {
    expect(JSON.parse(String(content))).toEqual({
      currency: 'THB',
      mobileno: '66-0891112222',
      code: '66',
      mobile: '0891112222',
      username: '660891112222',
      smsverify: 0,
      sms_otp: '',
      password: '',
      bank: '',
      bank_id: 0,
      bank_verify: 0,
      account_name_verify: 0,
      acc_name: '',
      acc_number: '',
      ref: 'friend-7',
      terms_version: '',
      ...more,
    })
    return true
  }),
})

const afterCode = { sms_otp: oneTimeCode, smsverify: 1, password: 'secret-1' }
const withBank = { ...afterCode, bank: 'Kasikorn', bank_id: 11, bank_verify: 1, acc_number: '1234567890' }

export const accountCalls: Callers = {
  'user/get-country-list': [
    {
      caller: 'the public data of countries',
      drive: ({ reader }) => loadCountries({ reader } as QueryContext),
      payloads: [{}],
      read: [expect.objectContaining({ code: '66', abr: 'TH', mobileno_length_min: 9, mobileno_length_max: 10 })],
    },
  ],
  'user/get-quick-register-setting': [
    {
      caller: 'the public data of sign-up',
      changes: { 'user/get-quick-register-setting': (response) => ({ ...response, data: { register: 1, bank: 0 } }) },
      drive: ({ reader }) => loadSignUp({ reader } as QueryContext),
      payloads: [{}],
      read: expect.objectContaining({ register: 1, bank: 0 }),
    },
  ],
  'user/forgot-password-tac': [
    {
      caller: 'the first step of a forgotten password',
      drive: resetPassword,
      payloads: [{ type: 'forget', username: account }],
      read: 'success',
    },
  ],
  'user/verify-forget-tac': [
    {
      caller: 'the code of a forgotten password',
      drive: resetPassword,
      payloads: [{ username: account, otp: oneTimeCode, sendType: 'sms', type: 'forget' }],
    },
  ],
  'user/reset-login-password': [
    {
      caller: 'the new password',
      drive: resetPassword,
      payloads: [{ username: account, new_password: newPassword, confirm_new_password: newPassword, otp: oneTimeCode }],
    },
  ],
  'user/request-register-tac': [
    {
      caller: 'the first step of a sign-up',
      drive: signUp(''),
      payloads: [{ sendType: 'sms', currency: 'THB', country_code: '66', mobileno: '66-0891112222' }],
      read: 7,
    },
    {
      caller: 'the first step of a sign-up by e-mail',
      drive: signUp('lek@mail.example'),
      // The phone number identifies the account even if the code goes to an e-mail address.
      payloads: [
        {
          sendType: 'email',
          currency: 'THB',
          country_code: '66',
          mobileno: '66-0891112222',
          email: 'lek@mail.example',
        },
      ],
      read: 7,
    },
  ],
  'register/register-v2': [
    {
      caller: 'the steps of a sign-up',
      changes: {
        'register/register-v2': (response) => ({
          ...response,
          data: { status: 'SUCCESS', message: '', bank_holder_name: 'Somchai J' },
        }),
      },
      drive: signUp(''),
      payloads: [
        draft(1),
        draft(1, { sms_otp: oneTimeCode }),
        draft(1, withBank),
        draft(2, { ...withBank, acc_name: 'Somchai J', account_name_verify: 1 }),
      ],
      read: 7,
    },
  ],
  'user/get-bank-list': [
    {
      caller: 'the choice of a bank at sign-up',
      drive: async ({ call }) => {
        const part = <BankChoice page="register" currency="THB" button="form.next" onBank={() => {}} />
        const { element, root } = await mountOnStage('account/auth-page', part, { call })
        await shows(element, 'Kasikorn')
        await act(async () => root.unmount())
      },
      payloads: [{ currency: 'THB', page: 'register' }],
    },
  ],
}

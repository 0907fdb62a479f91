import { describe, expect, test } from 'vitest'
import {
  toStoredSignUp,
  needsLookUp,
  readStoredSignUp,
  type SignUpStepEvent,
  reduceSignUpSteps,
  initialSignUp,
  type SignUpSettings,
} from './sign-up-flow.ts'

const all: SignUpSettings = { otp: 1, bank: 1, verify_account_name: 1 }
const bank = {
  id: 4,
  bank_name: 'Kasikorn',
  img: '',
  min_account_number: 10,
  max_account_number: 10,
  VERIFY: 1 as const,
}
const otherBank = { ...bank, id: 5, bank_name: 'Krungthai', VERIFY: 0 as const }

const phone: SignUpStepEvent = {
  type: 'phone-given',
  dialCode: '66',
  number: '0812345678',
  currency: 'THB',
  email: '',
  ref: 'river',
  termsVersion: '2026-11-01',
}
const right: SignUpStepEvent = { type: 'code-right', otp: '123456' }
const password: SignUpStepEvent = { type: 'password-given', password: 'secret-1', details: { fullname: 'Somchai J' } }
const chosen: SignUpStepEvent = { type: 'bank-chosen', bank }
const found: SignUpStepEvent = { type: 'name-found', number: '1234567890', name: 'สมชาย' }
const registered: SignUpStepEvent = { type: 'registered' }

const run = (events: readonly SignUpStepEvent[], setting = all) =>
  events.reduce((state, event) => reduceSignUpSteps(state, event, setting), initialSignUp)

describe('steps', () => {
  test.each<[string, SignUpSettings, SignUpStepEvent[], number]>([
    ['begins at the phone', all, [], 1],
    ['checks the phone', all, [phone], 2],
    ['asks for a password', all, [phone, right], 3],
    ['asks for the bank', all, [phone, right, password], 4],
    ['asks for the account', all, [phone, right, password, chosen], 5],
    ['is done', all, [phone, right, password, chosen, found, registered], 7],
    ['returns from the code to the phone', all, [phone, { type: 'cancel-code' }], 1],
    ['cannot return to the phone once the code was right', all, [phone, right, { type: 'cancel-code' }], 3],
    ['returns from the account to the bank', all, [phone, right, password, chosen, { type: 'edit-bank' }], 4],
    ['returns from the bank to the password', all, [phone, right, password, { type: 'edit-password' }], 3],
    ['skips the code if the brand uses no codes', { ...all, otp: 0 }, [phone], 3],
    [
      'is done after the password if the brand asks for no bank',
      { ...all, bank: 0 },
      [phone, right, password, registered],
      7,
    ],
    ['takes no password before the code', all, [phone, password], 2],
    ['takes no account before the bank', all, [phone, right, password, found], 4],
    ['is not done before its last step', all, [phone, right, registered], 3],
    ['starts over after the user leaves', all, [phone, right, { type: 'left' }], 1],
  ])('[AUT-04] [AUT-15] the flow %s', (_title, setting, events, step) => {
    expect(run(events, setting).step).toBe(step)
  })
})

test('[AUT-12] the draft has the specification’s fields', () => {
  expect(run([phone, right, password, chosen, found]).draft).toEqual({
    currency: 'THB',
    mobileno: '66-0812345678',
    code: '66',
    mobile: '0812345678',
    username: '660812345678',
    smsverify: 1,
    sms_otp: '123456',
    password: 'secret-1',
    bank: 'Kasikorn',
    bank_id: 4,
    bank_verify: 1,
    account_name_verify: 1,
    acc_name: 'สมชาย',
    acc_number: '1234567890',
    ref: 'river',
    terms_version: '2026-11-01',
    fullname: 'Somchai J',
  })
})

describe('[AUT-13] the look-up of a name', () => {
  const at5 = [phone, right, password, chosen]
  test('runs once, if bank and setting support it', () => {
    expect(needsLookUp(run(at5))).toBe(true)
    expect(needsLookUp(run([...at5, found]))).toBe(false)
    expect(needsLookUp(run([...at5, { type: 'name-not-found', number: '1' }]))).toBe(false)
    expect(needsLookUp(run(at5, { ...all, verify_account_name: 0 }))).toBe(false)
    expect(needsLookUp(run([phone, right, password, { type: 'bank-chosen', bank: otherBank }]))).toBe(false)
  })
  test('applies only to the number and the bank that were looked up', () => {
    const typed = run([...at5, found, { type: 'account-typed', number: '1234567891', name: 'สมชาย' }])
    expect(typed.draft.account_name_verify).toBe(0)
    const other = run([...at5, found, { type: 'edit-bank' }, { type: 'bank-chosen', bank: otherBank }])
    expect(other.draft).toMatchObject({ acc_number: '', acc_name: '', account_name_verify: 0, bank_verify: 0 })
  })
  test('a name from the bank cannot change; if the bank reports no name, the visitor types it', () => {
    expect(run([...at5, found, { type: 'account-typed', number: '1234567890', name: 'Mallory' }]).draft.acc_name).toBe(
      'สมชาย',
    )
    const byHand = run([
      ...at5,
      { type: 'name-not-found', number: '1234567898' },
      { type: 'account-typed', number: '1234567898', name: 'Somchai' },
    ])
    expect(byHand.draft).toMatchObject({ acc_name: 'Somchai', account_name_verify: 3 })
  })
})

test('after a refused code, another number drops the bank and the account, and the same number keeps them', () => {
  const atPhone = [phone, right, password, chosen, found, { type: 'code-ended' }, { type: 'cancel-code' }] as const
  const same = run([...atPhone, phone])
  expect(same).toMatchObject({ step: 2, bank, draft: { bank_id: 4, acc_number: '1234567890', smsverify: 0 } })
  const other = run([...atPhone, { ...phone, number: '0899999999' } as SignUpStepEvent])
  const { draft } = run([{ ...phone, number: '0899999999' } as SignUpStepEvent])
  expect(other).toMatchObject({ step: 2, bank: undefined, draft })
  expect(other.draft).toEqual(draft)
})

test('after the visitor leaves, another number starts an empty sign-up', () => {
  const state = run([phone, right, { type: 'left' }, { ...phone, number: '0899999999' } as SignUpStepEvent])
  expect(state.draft).toMatchObject({ smsverify: 0, sms_otp: '', username: '660899999999' })
})

describe('a reload', () => {
  const begun = run([phone, right, password, chosen, found])

  test('keeps neither the password nor the code, and asks for both again', () => {
    const stored: unknown = JSON.parse(JSON.stringify(toStoredSignUp(begun, all)))
    for (const secret of ['secret-1', '123456"']) expect(JSON.stringify(stored)).not.toContain(secret)
    const read = readStoredSignUp(stored) ?? initialSignUp
    expect(read).toMatchObject({ step: 2, draft: { acc_number: '1234567890', smsverify: 0 } })
    expect(reduceSignUpSteps(reduceSignUpSteps(read, right, all), password, all).step).toBe(5)
  })

  test('asks for the password alone if the brand has no codes', () => {
    const setting = { ...all, otp: 0 as const }
    const stored: unknown = JSON.parse(JSON.stringify(toStoredSignUp(run([phone, password, chosen], setting), setting)))
    expect(readStoredSignUp(stored)).toMatchObject({ step: 3 })
  })

  test('drops unknown fields of the draft, and restores no draft with a malformed or long text', () => {
    const stored = toStoredSignUp(begun, all)
    const unknown = { ...stored, draft: { ...stored?.draft, role: 'admin' } }
    expect(readStoredSignUp(unknown)?.draft).not.toHaveProperty('role')
    expect(readStoredSignUp({ ...stored, draft: { ...stored?.draft, email: 7 } })).toBeUndefined()
    expect(readStoredSignUp({ ...stored, draft: { ...stored?.draft, ref: 'x'.repeat(255) } })).toBeUndefined()
  })

  test.each([initialSignUp, { ...begun, step: 7 as const }])(
    'stores nothing before the phone number and after the end',
    (state) => {
      expect(toStoredSignUp(state, all)).toBeUndefined()
    },
  )

  test.each(['', null, {}, [1], { step: 7, draft: {} }, { step: 3, draft: { username: 7 } }])(
    'restores nothing from %j',
    (value) => {
      expect(readStoredSignUp(value)).toBeUndefined()
    },
  )
})

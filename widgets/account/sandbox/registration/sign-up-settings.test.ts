import { expect, test } from 'vitest'
import type { RegistrationDraft } from '../../../../schemas/generated/records.ts'
import { lastCode, readInbox } from '../../../../tests/sandbox/read-inbox.ts'
import { openBrand } from '../../../../tests/sandbox/open-brand.ts'
import { draftOf } from '../../../../tests/sandbox/registration-draft.ts'
import { logIn, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const request = { sendType: 'sms', currency: 'THB', country_code: '66', mobileno: '66-0891112222' } as const

function send(page: 1 | 2, draft: RegistrationDraft, language: 'en' | 'th' = 'th') {
  const payload = { content: JSON.stringify(draft), page }
  const body = { ...payload, language, langCountry: `${language}-th` }
  return sandbox.browser().call('register/register-v2', payload, { body })
}

test.each([
  ['siam191', { otp: 1, password_mode: 'text', bank: 1, verify_account_name: 1, email: 0 }],
  ['beta191', { otp: 1, password_mode: 'text', bank: 0, fullname: 1, email: 1 }],
  ['mafa191', { otp: 0, password_mode: 'pin', bank: 1, verify_account_name: 0, email: 0 }],
])('[AUT-15] the backend of %s returns the sign-up settings of the brand', async (brand, setting) => {
  sandbox = openSandbox({ merchants: openBrand(brand) })
  const { body } = await sandbox.browser().call('user/get-quick-register-setting', {})
  expect(body.data).toMatchObject({ register: 1, tax_id: 0, ...setting })
})

test('[AUT-15] a sign-up can require a full name and an e-mail address instead of a bank', async () => {
  sandbox = openSandbox({ merchants: openBrand('beta191') })
  await sandbox.browser().call('user/request-register-tac', request)
  const sms_otp = await lastCode(sandbox)
  await send(1, draftOf({ sms_otp }))
  const draft = draftOf({ sms_otp, password: 'Passw0rd9' })
  expect((await send(2, draft)).body.code).toBe(4117)
  expect((await send(2, { ...draft, fullname: 'Narin S.' })).body.code).toBe(4118)
  expect((await send(2, { ...draft, fullname: 'Narin S.', email: 'Narin@mail.example' })).body.status).toBe(true)
  const { data } = (await logIn(sandbox.browser(), request.mobileno, 'Passw0rd9')).body
  expect(data?.user).toMatchObject({ fullname: 'Narin S.', email: 'narin@mail.example', verify_email: 1 })
})

test('[AUT-15] if sign-up asks for a PIN but for no one-time password, the phone number is unverified', async () => {
  sandbox = openSandbox({ merchants: openBrand('mafa191') })
  const draft = draftOf({ password: 'Passw0rd9', bank_id: 1, acc_number: '1234567890', acc_name: 'Narin S.' })
  expect((await send(2, draft)).body.code).toBe(4113)
  expect((await send(2, { ...draft, password: '135790' })).body.status).toBe(true)
  const { data } = (await logIn(sandbox.browser(), request.mobileno, '135790')).body
  expect(data?.user).toMatchObject({ fullname: 'Narin S.', verify_phone: 1 })
})

test.each([
  ['nothing', {}, 4119],
  ['digits alone', { tax_id: '12345678909' }, 4119],
  ['the form', { tax_id: '123.456.789-09' }, undefined],
])(
  '[VAL-06] if the setting requires a tax id, the sign-up checks the form of the tax id: %s',
  async (_what, more, code) => {
    sandbox = openSandbox({ merchants: openBrand('siam191', { otp: 0, bank: 0, tax_id: 1 }) })
    expect((await send(2, draftOf({ password: 'Passw0rd9', ...more }))).body.code).toBe(code)
  },
)

test('[AUT-15] a brand with a closed sign-up refuses each call of the sign-up', async () => {
  sandbox = openSandbox({ merchants: openBrand('siam191', { register: 0 }) })
  expect((await send(1, draftOf())).body).toMatchObject({ status: false, code: 4115 })
  expect((await send(2, draftOf())).body.code).toBe(4115)
  expect((await sandbox.browser().call('user/request-register-tac', request)).body.code).toBe(4115)
})

test('if sign-up sends codes by e-mail, a code goes to the typed address and is valid only with this address and number', async () => {
  sandbox = openSandbox({ merchants: openBrand('siam191', { send_type: 'email', bank: 0 }) })
  const ask = (more: object) =>
    sandbox.browser().call('user/request-register-tac', { ...request, sendType: 'email', ...more })
  expect((await sandbox.browser().call('user/request-register-tac', request)).body.code).toBe(4000)
  expect((await ask({ email: 'nobody' })).body.code).toBe(4118)
  expect(await readInbox(sandbox)).toEqual([])
  expect((await ask({ email: 'Narin@mail.example' })).body.status).toBe(true)
  expect(await readInbox(sandbox)).toMatchObject([{ to: 'narin@mail.example', purpose: 'register' }])
  const draft = { sms_otp: await lastCode(sandbox), email: 'Narin@mail.example' }
  const check = async (...given: Parameters<typeof draftOf>) => (await send(1, draftOf(...given))).body.data?.status
  expect(await check(draft, '0893334444')).not.toBe('SUCCESS')
  expect(await check({ ...draft, email: 'other@mail.example' })).not.toBe('SUCCESS')
  expect(await check(draft)).toBe('SUCCESS')
})

test('a sign-up by e-mail stores the e-mail address as verified, and no second member can use this address', async () => {
  sandbox = openSandbox({ merchants: openBrand('siam191', { send_type: 'email', bank: 0 }) })
  const email = 'Narin@mail.example'
  const ask = (mobileno: string) =>
    sandbox.browser().call('user/request-register-tac', { ...request, sendType: 'email', mobileno, email })
  await ask(request.mobileno)
  await ask('66-0893334444')
  const [second, first] = await readInbox(sandbox)
  const submit = async (code: string | undefined, mobile: string) => {
    const draft = draftOf({ sms_otp: code ?? '', email, password: 'Passw0rd9' }, mobile)
    await send(1, draft)
    return (await send(2, draft)).body
  }
  expect(await submit(first?.code, '0891112222')).toMatchObject({ status: true })
  const { data } = (await logIn(sandbox.browser(), request.mobileno, 'Passw0rd9')).body
  expect(data?.user).toMatchObject({ email: 'narin@mail.example', verify_email: 0 })
  expect(await submit(second?.code, '0893334444')).toMatchObject({ status: false, code: 4125 })
  sandbox.now += 120_000
  expect((await ask('66-0893334444')).body).toMatchObject({ status: false, code: 4125 })
})

test.each([
  ['en', 'This phone number already has an account. Log in instead.'],
  ['th', 'หมายเลขโทรศัพท์นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบ'],
] as const)('a number with an account is refused in %s', async (language, msg) => {
  sandbox = openSandbox()
  const { body } = await send(1, draftOf({}, '0812345678'), language)
  expect(body).toEqual({ status: false, code: 4111, msg })
  const mobileno = '66-0812345678'
  expect((await sandbox.browser().call('user/request-register-tac', { ...request, mobileno })).body.code).toBe(4111)
})

test.each([
  ['too short', draftOf({}, '081234567')],
  ['too long', draftOf({}, '08123456789')],
  ['of a country that is not in the list', draftOf({}, '0812345678', '999')],
  ['of another currency', draftOf({ currency: 'PHP' }, '0891112222')],
])('[VAL-03] a number %s is refused', async (_what, draft) => {
  sandbox = openSandbox()
  const { code, mobile, currency } = draft
  expect((await send(1, draft)).body.code).toBe(4112)
  const { body } = await sandbox
    .browser()
    .call('user/request-register-tac', { ...request, currency, country_code: code, mobileno: `${code}-${mobile}` })
  expect(body.code).toBe(4112)
})

test('[AUT-12] a visitor from a country without banks signs up without a bank account', async () => {
  sandbox = openSandbox({ merchants: openBrand('siam191', { otp: 0 }) })
  const draft = draftOf({ currency: 'PHP', password: 'Passw0rd9' }, '9170000001', '63')
  expect((await send(2, draft, 'en')).body.status).toBe(true)
  const { data } = (await logIn(sandbox.browser(), '63-9170000001', 'Passw0rd9')).body
  expect(data).toMatchObject({ country_lang: 'en-ph', user: { wallet: [{ display: 'PHP', balance: '0.00' }] } })
})

test.each([
  ['no JSON', '{{'],
  ['a draft without its currency', JSON.stringify({ ...draftOf(), currency: undefined })],
  ['a username that differs from code and mobile number', JSON.stringify(draftOf({ username: '660812345678' }))],
])('[API-04] %s is not a draft', async (_what, content) => {
  sandbox = openSandbox()
  const { body } = await sandbox.browser().call('register/register-v2', { content, page: 1 })
  expect(body).toMatchObject({ status: false, code: 4000, msg: expect.stringMatching(/^content/) })
})

import { expect, test } from 'vitest'
import type { RegistrationDraft } from '../../../../schemas/generated/records.ts'
import { lastCode, readInbox, wrongCode } from '../../../../tests/sandbox/read-inbox.ts'
import { draftOf } from '../../../../tests/sandbox/registration-draft.ts'
import { logIn, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const account = { bank: 'Bangkok Bank', bank_id: 1, bank_verify: 1, acc_number: '1234567890' } as const

function send(page: 1 | 2, more: Partial<RegistrationDraft> = {}) {
  return sandbox.browser().call('register/register-v2', { content: JSON.stringify(draftOf(more)), page })
}

async function request(mobileno = '66-0891112222') {
  return sandbox
    .browser()
    .call('user/request-register-tac', { sendType: 'sms', currency: 'THB', country_code: '66', mobileno })
}

/** Reaches step 3 with a correct code. */
async function passOtp(): Promise<string> {
  await send(1)
  await request()
  const sms_otp = await lastCode(sandbox)
  await send(1, { sms_otp })
  return sms_otp
}

test('[AUT-12] all steps together create a member with an empty wallet', async () => {
  sandbox = openSandbox()
  expect((await send(1)).body).toEqual({ status: true, data: { status: 'SUCCESS' } })
  expect((await request()).body).toMatchObject({ status: true, data: { sendType: 'sms' } })
  expect((await readInbox(sandbox))[0]).toMatchObject({ to: '66-0891112222', purpose: 'register' })
  const sms_otp = await lastCode(sandbox)
  expect((await send(1, { sms_otp })).body).toEqual({ status: true, data: { status: 'SUCCESS' } })

  const filled = { smsverify: 1, sms_otp, password: 'Passw0rd9', ...account } as const
  const name = (await send(1, filled)).body.data
  expect(name).toEqual({ status: 'SUCCESS', bank_holder_name: expect.stringMatching(/^.{3,}$/) })
  const acc_name = name?.bank_holder_name ?? ''
  expect((await send(2, { ...filled, acc_name, account_name_verify: 1 })).body).toEqual({
    status: true,
    data: { status: 'SUCCESS' },
  })

  const login = await logIn(sandbox.browser(), '660891112222', 'Passw0rd9')
  expect(login.body.data).toMatchObject({
    country_lang: 'th-th',
    user: {
      phone: '66-0891112222',
      fullname: acc_name,
      currency: 'THB',
      wallet: [{ display: 'THB', balance: '0.00' }],
      is_first_time_deposit: 1,
      is_active_pin: 0,
      verify_phone: 0,
    },
  })
})

test('[AUT-12] a wrong code is FAILED with 4101, and the fifth wrong code is FAILED with 4102', async () => {
  sandbox = openSandbox()
  await request()
  const wrong = wrongCode(await lastCode(sandbox))
  const { body } = await send(1, { sms_otp: wrong })
  expect(body).toEqual({
    status: true,
    code: 4101,
    data: { status: 'FAILED', message: 'รหัส OTP ไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง' },
  })
  for (let tries = 2; tries <= 4; tries++) await send(1, { sms_otp: wrong })
  expect((await send(1, { sms_otp: wrong })).body).toMatchObject({ code: 4102, data: { status: 'FAILED' } })
  expect((await send(1, { sms_otp: await lastCode(sandbox) })).body.data?.status).toBe('FAILED')
})

test.each([
  [299_999, 'SUCCESS', undefined],
  [300_000, 'FAILED', 4102],
])('[AUT-12] %d ms after the request for a code, a check of the correct code is %s', async (age, status, code) => {
  sandbox = openSandbox()
  await request()
  const sms_otp = await lastCode(sandbox)
  sandbox.now += age
  const { body } = await send(1, { sms_otp })
  expect([body.data?.status, body.code]).toEqual([status, code])
})

test.each([
  [1_799_999, true, undefined],
  [1_800_000, false, 4102],
])('[AUT-12] %d ms after the check of the code, a submit gets the status %s', async (age, status, code) => {
  sandbox = openSandbox()
  await request()
  const sms_otp = await lastCode(sandbox)
  sandbox.now += 200_000
  await send(1, { sms_otp })
  sandbox.now += age
  const { body } = await send(2, { sms_otp, password: 'Passw0rd9', ...account })
  expect([body.status, body.code]).toEqual([status, code])
})

test.each([
  ['1234567897', 'SUCCESS', true],
  ['1234567898', 'FAILED', false],
  ['1234567899', 'ERROR', false],
])('[AUT-13] the look-up of the account %s ends with %s', async (acc_number, status, hasName) => {
  sandbox = openSandbox()
  const sms_otp = await passOtp()
  const draft = { smsverify: 1, sms_otp, ...account, acc_number } as const
  const { data } = (await send(1, draft)).body
  expect(data?.status).toBe(status)
  expect('bank_holder_name' in (data ?? {})).toBe(hasName)
  expect('message' in (data ?? {})).toBe(!hasName)
  expect((await send(1, draft)).body.data).toEqual(data)
})

test('if a bank reports no names, the response is FAILED, so that the visitor types the name', async () => {
  sandbox = openSandbox()
  const sms_otp = await passOtp()
  const { body } = await send(1, { sms_otp, bank_id: 6, acc_number: '123-456-7890' })
  expect(body).toMatchObject({ status: true, data: { status: 'FAILED' } })
})

test('without the correct code, the sandbox looks up no name and creates no member, even if smsverify is 1', async () => {
  sandbox = openSandbox()
  const draft = { smsverify: 1, password: 'Passw0rd9', acc_name: 'Somchai', ...account } as const
  expect((await send(1, draft)).body).toMatchObject({ status: false, code: 4102 })
  expect((await send(2, draft)).body).toMatchObject({ status: false, code: 4102 })
  const sms_otp = await passOtp()
  expect((await send(2, { ...draft, sms_otp: wrongCode(sms_otp) })).body.code).toBe(4102)
  sandbox.now += 30 * 60_000
  expect((await send(2, { ...draft, sms_otp })).body.code).toBe(4102)
})

test('of two submits at the same time, one creates the member', async () => {
  sandbox = openSandbox()
  const sms_otp = await passOtp()
  const draft = { sms_otp, password: 'Passw0rd9', ...account } as const
  const bodies = (await Promise.all([send(2, draft), send(2, draft)])).map(({ body }) => body)
  expect(bodies.filter(({ status }) => status)).toHaveLength(1)
  expect(bodies.find(({ status }) => !status)?.code).toBe(4111)
})

test.each([
  ['a short password', { password: '12345' }, 4113],
  ['a long password', { password: 'seventeen letters' }, 4113],
  ['no bank', { bank_id: 0 }, 4116],
  ['an account number that is too short', { acc_number: '123456789' }, 4116],
  ['a name of two letters, if the bank reports no name', { acc_number: '1234567898', acc_name: 'ab' }, 4116],
])('[VAL-08] [VAL-10] %s is refused', async (_what, more, code) => {
  sandbox = openSandbox()
  const sms_otp = await passOtp()
  const draft = { sms_otp, password: 'Passw0rd9', ...account }
  expect((await send(2, { ...draft, ...more })).body).toMatchObject({ status: false, code })
  expect((await send(2, draft)).body.status).toBe(true)
})

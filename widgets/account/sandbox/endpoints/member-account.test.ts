import { expect, test } from 'vitest'
import { lastCode } from '../../../../tests/sandbox/read-inbox.ts'
import { type Browser, logIn, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

/** The member without a PIN. */
const plain = '66-0810000001'

async function enter(username = '66-0812345678'): Promise<Browser> {
  const browser = sandbox.browser()
  await logIn(browser, username)
  return browser
}

const userOf = async (browser: Browser) => (await browser.call('user/dashboard', { page_name: 'home' })).body.data?.user

function change(browser: Browser, old_password: string, new_password: string, confirm_new_password = new_password) {
  return browser.call('user/change-password', { old_password, new_password, confirm_new_password })
}

test('[VAL-08] after a change of the password, the new password logs in, other sessions get 1001, and this session continues', async () => {
  sandbox = openSandbox()
  const [here, there] = [await enter(), await enter()]
  expect((await change(here, 'Passw0rd1', '135790')).body).toEqual({ status: true })
  expect((await here.call('user/get-bal', {})).body.status).toBe(true)
  expect((await there.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1001 })
  expect((await logIn(sandbox.browser(), '66-0812345678', '135790')).body.status).toBe(true)
})

test.each([
  ['the old password is wrong', 'Passw0rd2', 'Newpass12', 'Newpass12', 4121],
  ['the new passwords differ', 'Passw0rd1', 'Newpass12', 'Newpass13', 4114],
  ['the new password is too short', 'Passw0rd1', '12345', '12345', 4113],
])('[VAL-08] the password stays unchanged if %s', async (_what, old, password, confirm, code) => {
  sandbox = openSandbox()
  const browser = await enter()
  expect((await change(browser, old, password, confirm)).body).toMatchObject({ status: false, code })
  expect((await logIn(sandbox.browser())).body.status).toBe(true)
})

test('a changed password ends a reset that has begun', async () => {
  sandbox = openSandbox()
  const account = { username: '66-0812345678', type: 'forget' } as const
  await sandbox.browser().call('user/forgot-password-tac', account)
  const otp = await lastCode(sandbox)
  await change(await enter(), 'Passw0rd1', 'Newpass12')
  const { body } = await sandbox.browser().call('user/verify-forget-tac', { ...account, otp, sendType: 'sms' })
  expect(body.code).toBe(4102)
})

test('[STA-10] after a member sets a PIN, the dashboard says that the PIN is active', async () => {
  sandbox = openSandbox()
  const browser = await enter(plain)
  expect(await userOf(browser)).toMatchObject({ is_active_pin: 0, need_pin: 1 })
  const payload = { pin: '135790', confirm_pin: '135790', password: 'Passw0rd1' }
  expect((await browser.call('user/set-withdraw-pin', payload)).body).toEqual({ status: true })
  expect(await userOf(browser)).toMatchObject({ is_active_pin: 1, need_pin: 1 })
})

test.each([
  ['five digits', { pin: '13579', confirm_pin: '13579' }, 4122],
  ['letters', { pin: '13579a', confirm_pin: '13579a' }, 4122],
  ['two different PINs', { confirm_pin: '135791' }, 4122],
  ['another password', { password: 'Passw0rd2' }, 4121],
  ['no old PIN', { old_pin: undefined }, 4123],
  ['another old PIN', { old_pin: '111111' }, 4123],
  ['all required fields', {}, undefined],
])('[STA-10] a change of the PIN with %s gets the right response', async (_what, more, code) => {
  sandbox = openSandbox()
  const browser = await enter()
  const payload = { pin: '135790', confirm_pin: '135790', old_pin: '246810', password: 'Passw0rd1', ...more }
  const { body } = await browser.call('user/set-withdraw-pin', JSON.parse(JSON.stringify(payload)) as typeof payload)
  expect(body.code).toBe(code)
  expect(body.status).toBe(code === undefined)
})

test('[STA-10] of two changes of the PIN at the same time, one succeeds', async () => {
  sandbox = openSandbox()
  const browser = await enter()
  const change = (pin: string) =>
    browser.call('user/set-withdraw-pin', { pin, confirm_pin: pin, old_pin: '246810', password: 'Passw0rd1' })
  const codes = (await Promise.all([change('135790'), change('975310')])).map(({ body }) => body.code)
  expect(codes).toHaveLength(2)
  expect(codes).toEqual(expect.arrayContaining([4123, undefined]))
})

test('logging out everywhere ends every session of the member, including this one', async () => {
  sandbox = openSandbox()
  const [here, there, other] = [await enter(), await enter(), await enter(plain)]
  const { response, body } = await here.call('user/logout-all', {})
  expect(body).toEqual({ status: true })
  expect(response.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/)
  expect((await here.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1003 })
  expect((await there.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1001 })
  expect((await other.call('user/get-bal', {})).body.status).toBe(true)
})

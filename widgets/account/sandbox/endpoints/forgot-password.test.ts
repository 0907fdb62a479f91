import { expect, test } from 'vitest'
import { lastCode, readInbox, wrongCode } from '../../../../tests/sandbox/read-inbox.ts'
import { logIn, market, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const demo = '66-0812345678'
const minute = 60_000

const ask = (username = demo, host?: string) =>
  sandbox.browser(host).call('user/forgot-password-tac', { type: 'forget', username })
const verify = (otp: string, username = demo) =>
  sandbox.browser().call('user/verify-forget-tac', { type: 'forget', sendType: 'sms', username, otp })
const reset = (otp: string, password = 'Newpass12', confirm = password, username = demo) =>
  sandbox.browser().call('user/reset-login-password', {
    username,
    new_password: password,
    confirm_new_password: confirm,
    otp,
  })

async function verifiedCode(): Promise<string> {
  await ask()
  const code = await lastCode(sandbox)
  await verify(code)
  return code
}

test('[AUT-16] [AUT-18] after a reset with a correct code, the new password logs in, and the old password does not', async () => {
  sandbox = openSandbox()
  const code = await verifiedCode()
  expect((await reset(code)).body).toEqual({ status: true })
  expect((await logIn(sandbox.browser(), demo, 'Newpass12')).body.status).toBe(true)
  expect((await logIn(sandbox.browser())).body.code).toBe(4001)
})

test('a correct code allows one reset', async () => {
  sandbox = openSandbox()
  const code = await verifiedCode()
  const results = await Promise.all([reset(code), reset(code, 'Another12')])
  expect(results.filter(({ body }) => body.status)).toHaveLength(1)
  expect((await reset(code)).body.code).toBe(4102)
})

test('an unchecked code allows no reset', async () => {
  sandbox = openSandbox()
  await ask()
  expect((await reset(await lastCode(sandbox))).body.code).toBe(4102)
  expect((await logIn(sandbox.browser())).body.status).toBe(true)
})

test.each([
  [10 * minute - 1, { status: true }],
  [10 * minute, { status: false, code: 4102 }],
])('a reset needs the checked code, at most 10 minutes after the check: after %d ms', async (passed, response) => {
  sandbox = openSandbox()
  const code = await verifiedCode()
  expect((await reset(wrongCode(code))).body.code).toBe(4101)
  sandbox.now += passed
  expect((await reset(code)).body).toMatchObject(response)
})

test.each([
  ['short', 'short', 4113],
  ['seventeen letters', 'seventeen letters', 4113],
  ['123456789012345678901', '123456789012345678901', 4113],
  ['Newpass12', 'Newpass13', 4114],
])(
  '[VAL-08] the password %s, confirmed as %s, is refused with %i, and the one-time code remains usable',
  async (password, confirm, code) => {
    sandbox = openSandbox()
    const otp = await verifiedCode()
    expect((await reset(otp, password, confirm)).body.code).toBe(code)
    expect((await reset(otp, '13579246801357924680')).body.status).toBe(true)
  },
)

test('after a reset, every session of this member gets 1001, and other members’ sessions continue', async () => {
  sandbox = openSandbox()
  const [browser, other] = [sandbox.browser(), sandbox.browser()]
  await logIn(browser)
  await logIn(other, '66-0810000001')
  await reset(await verifiedCode())
  expect((await browser.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1001 })
  expect((await other.call('user/get-bal', {})).body.status).toBe(true)
})

test.each([
  ['66-0812345678', '66-0898765432', undefined],
  ['66-0812345678', '66-0898765432', market],
  ['0812345678', '0898765432', undefined],
])('a known and an unknown account get the same responses: %s, %s', async (known, unknown, host) => {
  sandbox = openSandbox()
  const hide = (body: unknown) => JSON.stringify(body).replace('432', '678')
  for (let round = 0; round < 2; round++) {
    expect(hide((await ask(unknown, host)).body)).toBe(hide((await ask(known, host)).body))
  }
  expect((await readInbox(sandbox)).map(({ to }) => to)).toEqual(['66-0812345678'])
})

test('guesses at the code of an unknown account get the same responses as wrong codes', async () => {
  sandbox = openSandbox()
  await ask('66-0898765432')
  const tries: (number | undefined)[] = []
  for (let round = 0; round < 5; round++) tries.push((await verify('12345', '66-0898765432')).body.code)
  expect(tries).toEqual([4101, 4101, 4101, 4101, 4102])
})

test('[AUT-17] a verified e-mail address names its member, and an unverified e-mail address names nobody', async () => {
  sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const contact = { type: 'email', value: 'Narin@Mail.example' } as const
  await browser.call('user/update-profile', { email: contact.value })
  expect((await ask(contact.value)).body.data?.sendType).toBe('email')
  expect(await readInbox(sandbox)).toEqual([])

  await browser.call('user/request-verify-tac', contact)
  await browser.call('user/verify-contact', { ...contact, otp: await lastCode(sandbox) })
  sandbox.now += 2 * minute
  await ask(contact.value)
  expect((await readInbox(sandbox))[0]).toMatchObject({ to: 'narin@mail.example', purpose: 'forget' })
  const code = await lastCode(sandbox)
  await verify(code, contact.value)
  expect((await reset(code, 'Newpass12', 'Newpass12', contact.value)).body.status).toBe(true)
  expect((await logIn(sandbox.browser(), demo, 'Newpass12')).body.status).toBe(true)
})

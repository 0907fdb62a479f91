import { expect, test } from 'vitest'
import { lastCode, wrongCode } from '../../../../tests/sandbox/read-inbox.ts'
import { type Browser, logIn, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

/** A member without an e-mail address, like every member of a fresh sandbox. */
const otherMember = '66-0810000001'

async function enter(username = '66-0812345678'): Promise<Browser> {
  const browser = sandbox.browser()
  await logIn(browser, username)
  return browser
}

const userOf = async (browser: Browser) => (await browser.call('user/dashboard', { page_name: 'home' })).body.data?.user

test('[STA-10] a new e-mail address is unverified until its code is correct', async () => {
  sandbox = openSandbox()
  const browser = await enter()
  const contact = { type: 'email', value: 'narin@mail.example' } as const
  expect((await browser.call('user/update-profile', { email: contact.value })).body).toEqual({ status: true })
  expect(await userOf(browser)).toMatchObject({ email: contact.value, verify_email: 1 })

  const first = await browser.call('user/request-verify-tac', contact)
  expect(first.body).toMatchObject({ status: true, data: { sendType: 'email' } })
  expect((await browser.call('user/request-verify-tac', contact)).body).toMatchObject({
    code: 140014,
    data: first.body.data,
  })
  const otp = await lastCode(sandbox)
  expect((await browser.call('user/verify-contact', { ...contact, otp: wrongCode(otp) })).body.code).toBe(4101)
  expect((await browser.call('user/verify-contact', { ...contact, otp })).body).toEqual({ status: true })
  expect(await userOf(browser)).toMatchObject({ email: contact.value, verify_email: 0 })
  expect((await browser.call('user/verify-contact', { ...contact, otp })).body.code).toBe(4102)
})

test('[STA-10] an SMS verifies the member’s own phone number; another number is refused', async () => {
  sandbox = openSandbox()
  const browser = await enter()
  const contact = { type: 'phone', value: '66-0812345678' } as const
  expect((await browser.call('user/request-verify-tac', contact)).body.data?.sendType).toBe('sms')
  const otp = await lastCode(sandbox)
  expect((await browser.call('user/verify-contact', { ...contact, otp })).body).toEqual({ status: true })
  expect((await browser.call('user/request-verify-tac', { type: 'phone', value: otherMember })).body.code).toBe(4124)
})

test('an address belongs to the member who verified it first', async () => {
  sandbox = openSandbox()
  const contact = { type: 'email', value: 'narin@mail.example' } as const
  const codes: (number | undefined)[] = []
  for (const browser of [await enter(), await enter(otherMember)]) {
    await browser.call('user/request-verify-tac', contact)
    const { body } = await browser.call('user/verify-contact', { ...contact, otp: await lastCode(sandbox) })
    codes.push(body.code)
  }
  expect(codes).toEqual([undefined, 4125])
})

test('if two addresses are verified at the same time, the member gets one of them', async () => {
  sandbox = openSandbox()
  const browser = await enter()
  const contacts = []
  for (const value of ['one@mail.example', 'two@mail.example']) {
    await browser.call('user/request-verify-tac', { type: 'email', value })
    contacts.push({ type: 'email', value, otp: await lastCode(sandbox) } as const)
  }
  const responses = await Promise.all(contacts.map((contact) => browser.call('user/verify-contact', contact)))
  expect(responses.filter(({ body }) => body.status)).toHaveLength(1)
  expect(responses.find(({ body }) => !body.status)?.body.code).toBe(4124)
})

test.each([
  ['a second name', { fullname: 'Another Name' }, 4126],
  [
    'a second name, together with a first e-mail address',
    { fullname: 'Another Name', email: 'narin@mail.example' },
    4126,
  ],
  ['a malformed e-mail address', { email: 'narin' }, 4118],
  ['an empty request', {}, 4000],
])('%s does not change the profile', async (_what, payload, code) => {
  sandbox = openSandbox()
  const browser = await enter()
  expect((await browser.call('user/update-profile', payload)).body).toMatchObject({ status: false, code })
  expect(await userOf(browser)).toMatchObject({ fullname: 'นรินทร์ สุขสวัสดิ์', email: '' })
})

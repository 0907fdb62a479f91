import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { lastCode, readInbox, wrongCode } from '../../../../tests/sandbox/read-inbox.ts'
import { market, noon, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import { folderOfTest } from '../../../../tests/support/temporary-folders.ts'

let sandbox: TestSandbox

const second = 1000
const demo = '66-0812345678'

function ask(username = demo, host?: string) {
  return sandbox.browser(host).call('user/forgot-password-tac', { type: 'forget', username })
}

function verify(otp: string, username = demo, host?: string) {
  return sandbox.browser(host).call('user/verify-forget-tac', { type: 'forget', sendType: 'sms', username, otp })
}

test('a code has six digits and goes to the inbox, newest first', async () => {
  sandbox = openSandbox()
  await ask()
  sandbox.now += 120 * second
  await ask('66-0810000001')
  expect(await readInbox(sandbox)).toEqual([
    {
      merchant: 'river',
      to: '66-0810000001',
      purpose: 'forget',
      code: expect.stringMatching(/^\d{6}$/),
      at: noon + 120_000,
    },
    { merchant: 'river', to: demo, purpose: 'forget', code: expect.stringMatching(/^\d{6}$/), at: noon },
  ])
})

test('the response to a request does not contain the code, and the table stores only its hash', async () => {
  const folder = folderOfTest()
  const path = join(folder, 'sandbox.sqlite')
  sandbox = openSandbox({ database: path })
  const { body } = await ask()
  const code = await lastCode(sandbox)
  const database = new DatabaseSync(path)
  const row = database.prepare('SELECT * FROM one_time_passwords').get()
  database.close()
  expect(JSON.stringify(body)).not.toContain(code)
  expect(row?.code_hash).toMatch(/^scrypt\$/)
  expect(Object.values(row ?? {})).not.toContain(code)
})

test('[AUT-11] a second request within 120 s gets 140014 and the receipt of the first', async () => {
  sandbox = openSandbox()
  const first = await ask()
  sandbox.now += 119 * second
  const again = await ask()
  expect(again.body).toMatchObject({ status: false, code: 140014, data: first.body.data })
  expect(await readInbox(sandbox)).toHaveLength(1)
  sandbox.now += second
  expect((await ask()).body.status).toBe(true)
  expect(await readInbox(sandbox)).toHaveLength(2)
})

test('[AUT-09] the receipt of one brand has the time of the next code, and the receipt of another brand has the masked address', async () => {
  sandbox = openSandbox()
  expect((await ask()).body.data).toEqual({ data: '2026-11-18 13:02:00', sendType: 'sms' })
  expect((await ask(demo, market)).body.data).toEqual({ data: '66*******678', sendType: 'sms' })
})

test('five wrong attempts invalidate a code', async () => {
  sandbox = openSandbox()
  await ask()
  const code = await lastCode(sandbox)
  for (let tries = 1; tries <= 4; tries++) expect((await verify(wrongCode(code))).body.code).toBe(4101)
  expect((await verify(wrongCode(code))).body.code).toBe(4102)
  expect((await verify(code)).body.code).toBe(4102)
})

test('parallel guesses count too', async () => {
  sandbox = openSandbox()
  await ask()
  const code = await lastCode(sandbox)
  await Promise.all(Array.from({ length: 20 }, () => verify(wrongCode(code))))
  expect((await verify(code)).body.code).toBe(4102)
})

test.each([
  [300 * second - 1, { status: true }],
  [300 * second, { status: false, code: 4102 }],
])('a code is valid for 300 s: after %d ms', async (passed, response) => {
  sandbox = openSandbox()
  await ask()
  const code = await lastCode(sandbox)
  sandbox.now += passed
  expect((await verify(code)).body).toMatchObject(response)
})

test('a new code replaces the previous one', async () => {
  sandbox = openSandbox()
  await ask()
  const old = await lastCode(sandbox)
  do {
    sandbox.now += 120 * second
    await ask()
  } while ((await lastCode(sandbox)) === old)
  expect((await verify(old)).body.code).toBe(4101)
  expect((await verify(await lastCode(sandbox))).body.status).toBe(true)
})

test('a code is bound to its brand and its account', async () => {
  sandbox = openSandbox()
  await ask()
  const code = await lastCode(sandbox)
  expect((await verify(code, demo, market)).body.code).toBe(4102)
  expect((await verify(code, '66-0810000001')).body.code).toBe(4102)
})

test('a reset of the sandbox empties the inbox', async () => {
  sandbox = openSandbox()
  await ask()
  await sandbox.fetch(new Request('http://localhost/__sandbox/reset', { method: 'POST' }))
  expect(await readInbox(sandbox)).toEqual([])
  expect((await ask()).body.status).toBe(true)
})

test('the inbox accepts loopback clients only', async () => {
  sandbox = openSandbox()
  const request = new Request('http://localhost/__sandbox/inbox', { headers: { host: 'localhost' } })
  expect((await sandbox.fetch(request, { remoteAddress: '192.168.1.20' })).status).toBe(403)
})

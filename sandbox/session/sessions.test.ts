import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createTestSandbox, logIn, market, openSandbox } from '../../tests/sandbox/sandbox-under-test.ts'
import { idleLimit, sessionLifetime } from './sessions.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

const home = { page_name: 'home' } as const

test('[API-06] after a reload the dashboard has logged_in and the same user', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const login = await logIn(browser)
  const reloaded = await browser.call('user/dashboard', home)
  expect(reloaded.body.data?.logged_in).toBe(true)
  expect(reloaded.body.data?.user).toEqual(login.body.data?.user)
  expect(reloaded.body.data?.profile).toEqual({ email: '', mobileno: '66-0812345678' })
})

test('[API-06] the session is an HttpOnly SameSite=Lax cookie, which the body of the login does not repeat', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const { response, body } = await logIn(browser)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/)
  expect(JSON.stringify(body)).not.toContain(browser.cookie.split('=')[1])
})

test('over https the cookie is Secure and bound to its host', async () => {
  const sandbox = openSandbox({ secureCookies: true })
  const browser = sandbox.browser()
  const { response } = await logIn(browser)
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=.*; Secure$/)
  expect((await browser.call('user/dashboard', home)).body.data?.logged_in).toBe(true)
})

test.each(['66-0812345678', '660812345678', '+66 0812345678'])('%s logs in', async (username) => {
  const sandbox = openSandbox()
  expect((await logIn(sandbox.browser(), username)).body.status).toBe(true)
})

test('a wrong password and an unknown account get the same response', async () => {
  const sandbox = openSandbox()
  const wrong = await logIn(sandbox.browser(), '66-0812345678', 'Passw0rd2')
  const unknown = await logIn(sandbox.browser(), '66-0899999999', 'Passw0rd1')
  expect(wrong.body).toMatchObject({ status: false, code: 4001 })
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.response.headers.get('set-cookie')).toBeNull()
})

test('logout ends the session on the server as well', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const stolen = sandbox.browser()
  stolen.cookie = browser.cookie
  expect((await browser.call('index/logout', {})).response.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/)
  expect((await stolen.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1003 })
  expect((await stolen.call('user/dashboard', home)).body.data?.logged_in).toBe(false)
})

test('an unused session expires with 1003, and the dashboard reports it once', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  sandbox.now += idleLimit
  expect((await browser.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1003 })
  expect((await browser.call('user/dashboard', home)).body).toMatchObject({ status: false, code: 1003 })
  expect((await browser.call('user/dashboard', home)).body.data?.logged_in).toBe(false)
})

test('a session in use continues for a week at most', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const step = idleLimit - 1
  for (let age = 0; age + step < sessionLifetime; age += step) {
    sandbox.now += step
    expect((await browser.call('user/get-bal', {})).body.status).toBe(true)
  }
  sandbox.now += step
  expect((await browser.call('user/get-bal', {})).body).toMatchObject({ code: 1003 })
})

test('a session that was ended elsewhere gets 1001, and the refusal does not remove the cookie', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  await sandbox.fetch(
    new Request('http://localhost/__sandbox/end-sessions', {
      method: 'POST',
      body: JSON.stringify({ merchant: 'river', username: '66-0812345678' }),
    }),
  )
  const { response, body } = await browser.call('user/get-bal', {})
  expect(body).toMatchObject({ status: false, code: 1001 })
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('the cookie of one brand starts no session at another', async () => {
  const sandbox = openSandbox()
  const here = sandbox.browser()
  await logIn(here)
  const there = sandbox.browser(market)
  there.cookie = here.cookie
  expect((await there.call('user/get-bal', {})).body).toMatchObject({ status: false, code: 1003 })
  expect((await there.call('user/dashboard', home)).body.data?.logged_in).toBe(false)
  expect((await here.call('user/get-bal', {})).body.status).toBe(true)
})

test('a second login in the same browser replaces the first', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const first = sandbox.browser()
  first.cookie = browser.cookie
  const second = await logIn(browser, '66-0810000009')
  expect(second.body.data?.user?.vip).toBe('9')
  expect((await first.call('user/get-bal', {})).body).toMatchObject({ code: 1003 })
})

test('a login removes the sessions that began a week ago or earlier', async () => {
  const file = join(folderOfTest(), 'sandbox.sqlite')
  const sandbox = openSandbox({ database: file })
  const sessionCount = () => {
    const database = new DatabaseSync(file)
    const row = database.prepare('SELECT count(*) AS count FROM sessions').get()
    database.close()
    return row?.count
  }
  await logIn(sandbox.browser())
  sandbox.now += sessionLifetime - 1
  await logIn(sandbox.browser())
  expect(sessionCount()).toBe(2)
  sandbox.now += 1
  await logIn(sandbox.browser())
  expect(sessionCount()).toBe(2)
})

test('a database file stores members and sessions from one run to the next', async () => {
  const database = join(folderOfTest(), 'sandbox.sqlite')
  const first = createTestSandbox({ database })
  const browser = first.browser()
  await logIn(browser)
  first.close()
  const sandbox = openSandbox({ database })
  const again = sandbox.browser()
  again.cookie = browser.cookie
  expect((await again.call('user/dashboard', home)).body.data?.logged_in).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enter, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const listOf = async (browser: Browser) =>
  (await browser.call('notice/notice-list', { notification: 1 })).body.data?.item ?? []
const unreadOf = async (browser: Browser) => (await listOf(browser)).filter(({ unread }) => unread === 1)

test('[ENG-02] a notice that one member has read stays unread for other members', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, plainMember)
  const all = await listOf(browser)
  const id = all[0]?.id ?? 0
  expect(all.length).toBeGreaterThan(1)
  expect(await unreadOf(browser)).toHaveLength(all.length)
  const { body } = await browser.call('notice/read-notice', { id })
  expect(body).toEqual({ status: true, data: { unread: all.length - 1 } })
  expect((await unreadOf(browser)).map((notice) => notice.id)).not.toContain(id)
  expect(await unreadOf(await enter(sandbox, '66-0810000002'))).toHaveLength(all.length)
})

test('[ENG-02] one call marks all notices as read', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, plainMember)
  expect((await browser.call('notice/read-notice', {})).body.data).toEqual({ unread: 0 })
  expect(await unreadOf(browser)).toEqual([])
})

test('[ENG-02] a call for an unknown notice is refused, and so is a call of a guest', async () => {
  const sandbox = openSandbox()
  expect((await (await enter(sandbox, plainMember)).call('notice/read-notice', { id: 77 })).body).toMatchObject({
    code: 4281,
  })
  expect((await sandbox.browser().call('notice/read-notice', {})).body).toMatchObject({ code: 1003 })
})

test('[ENG-02] after two hundred parallel calls that mark notices as read, exactly the other notices are unread', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, plainMember)
  const ids = (await listOf(browser)).map(({ id }) => id)
  const [left, ...others] = ids
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...others), { minLength: 200, maxLength: 200 }), async (read) => {
      await Promise.all(read.map((id) => browser.call('notice/read-notice', { id })))
      const unread = (await unreadOf(browser)).map(({ id }) => id)
      expect(unread).toContain(left)
      expect(unread).toEqual(ids.filter((id) => !read.includes(id)))
    }),
    { numRuns: 1 },
  )
})

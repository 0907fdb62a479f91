import { afterEach, expect, test } from 'vitest'
import { enter, uploadedKey } from '../../../../tests/sandbox/money.ts'
import { type Browser, createTestWorld, type TestWorld } from '../../../../tests/sandbox/sandbox-under-test.ts'

let world: TestWorld
afterEach(() => world.sandbox.close())

const documentOf = async (browser: Browser) => (await browser.call('user/get-id-document', {})).body.data

const send = async (browser: Browser, kind: 'passport' | 'driving-licence', key?: string) =>
  (await browser.call('user/submit-id-document', { kind, key: key ?? (await uploadedKey(browser)) })).body

test('[AUT-20] a document is pending for a minute and then verified', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  expect(await documentOf(browser)).toEqual({ state: 'none' })
  expect((await send(browser, 'passport')).data).toMatchObject({ state: 'pending', submitted: '2026-11-18 13:00:00' })
  expect(await send(browser, 'passport')).toMatchObject({ status: false, code: 4241 })
  world.now += 60_000
  expect(await documentOf(browser)).toMatchObject({ state: 'verified', kind: 'passport' })
  expect(await send(browser, 'passport')).toMatchObject({ status: false, code: 4241 })
})

test('[AUT-20] a refused document has a reason, and the member can send another one', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  await send(browser, 'driving-licence')
  world.now += 60_000
  expect(await documentOf(browser)).toMatchObject({ state: 'refused', reason: expect.stringContaining('รูปภาพ') })
  expect((await send(browser, 'passport')).data).toMatchObject({ state: 'pending', kind: 'passport' })
})

test.each(['x.jpg', 'ids/M00000000_aaaaaaaaaaaaaaaa.jpg', '../_aaaaaaaaaaaaaaaa.jpg'])(
  '[AUT-20] %s is refused, because this member has not uploaded it',
  async (key) => {
    world = createTestWorld()
    expect(await send(await enter(world), 'passport', key)).toMatchObject({ status: false, code: 4242 })
  },
)

import { expect, test } from 'vitest'
import { enter, uploadedKey } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const documentOf = async (browser: Browser) => (await browser.call('user/get-id-document', {})).body.data

const send = async (browser: Browser, kind: 'passport' | 'driving-licence', key?: string) =>
  (await browser.call('user/submit-id-document', { kind, key: key ?? (await uploadedKey(browser)) })).body

test('[AUT-20] a document is pending for a minute and then verified', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect(await documentOf(browser)).toEqual({ state: 'none' })
  expect((await send(browser, 'passport')).data).toMatchObject({ state: 'pending', submitted: '2026-11-18 13:00:00' })
  expect(await send(browser, 'passport')).toMatchObject({ status: false, code: 4241 })
  sandbox.now += 60_000
  expect(await documentOf(browser)).toMatchObject({ state: 'verified', kind: 'passport' })
  expect(await send(browser, 'passport')).toMatchObject({ status: false, code: 4241 })
})

test('[AUT-20] a refused document has a reason, and the member can send another one', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await send(browser, 'driving-licence')
  sandbox.now += 60_000
  expect(await documentOf(browser)).toMatchObject({ state: 'refused', reason: expect.stringContaining('รูปภาพ') })
  expect((await send(browser, 'passport')).data).toMatchObject({ state: 'pending', kind: 'passport' })
})

test.each(['x.jpg', 'ids/M00000000_aaaaaaaaaaaaaaaa.jpg', '../_aaaaaaaaaaaaaaaa.jpg'])(
  '[AUT-20] %s is refused, because this member has not uploaded it',
  async (key) => {
    const sandbox = openSandbox()
    expect(await send(await enter(sandbox), 'passport', key)).toMatchObject({ status: false, code: 4242 })
  },
)

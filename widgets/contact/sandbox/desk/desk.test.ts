import { beforeEach, expect, test } from 'vitest'
import { merchants, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = openSandbox()
})

const account = '19100001'
const desk = (path: string, init?: RequestInit) => sandbox.fetch(new Request(`http://chat.localhost${path}`, init))
const sendEvent = (event: object) =>
  desk('/events', {
    method: 'POST',
    body: JSON.stringify({ vendor: 'livechat', account, visit: 'v1', language: 'th', text: '', ...event }),
  })

test.each(['/tracking.js', '/0123456789abcdef01234567/default', '/desk.js'])(
  '[CON-02] %s is a vendor’s script',
  async (path) => {
    const response = await desk(path)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toContain('/events')
  },
)

test('[CON-02] the stand-in records a conversation and answers in the visitor’s language', async () => {
  expect(await (await sendEvent({ kind: 'visit' })).json()).toEqual({ answer: 'สวัสดี มีเรื่องใดให้เราช่วยไหม' })
  await sendEvent({ kind: 'variables', text: '{"mid":"M1"}' })
  await sendEvent({ kind: 'message', text: 'ฝากเงินไม่เข้า' })
  const response = await sandbox.fetch(new Request('http://localhost/__sandbox/chats'), {
    remoteAddress: '127.0.0.1',
  })
  const { chats } = (await response.json()) as { readonly chats: readonly { kind: string; text: string }[] }
  expect(chats.map(({ kind }) => kind)).toEqual(['visit', 'answer', 'variables', 'message', 'answer'])
  expect(chats[3]).toMatchObject({ merchant_id: 'river', account, text: 'ฝากเงินไม่เข้า' })
})

test('[CON-02] the stand-in finds an account, even if another brand has no contacts', async () => {
  const [river] = merchants
  if (!river) throw new Error('There is no brand.')
  const { contacts: _contacts, ...others } = river.data
  sandbox.close()
  sandbox = openSandbox({
    merchants: [
      { ...river, id: 'quiet', hosts: ['quiet.localhost'], areas: [], data: others as typeof river.data },
      river,
    ],
  })
  expect((await sendEvent({ kind: 'visit' })).status).toBe(200)
})

test.each([
  ['an unknown account', { kind: 'visit', account: '404404' }],
  ['no account', { kind: 'visit', account: '' }],
  ['an event of an unknown kind', { kind: 'answer' }],
  ['a message that is not a text', { kind: 'message', text: 7 }],
  ['a text that is too long', { kind: 'message', text: 'x'.repeat(5000) }],
])('%s is refused', async (_what, event) => {
  expect((await sendEvent(event)).status).toBe(404)
})

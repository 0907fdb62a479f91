import { expect, test } from 'vitest'
import { callApi } from '../../runtime/api/call-api.ts'
import { decodeData } from '../../runtime/api/decode-response.ts'
import { lookUpTransaction } from '../../widgets/wallet/model/money/look-up-transaction.ts'
import { createSendOnce } from '../../widgets/wallet/model/money/send-once.ts'
import type { Call } from '../../runtime/session/session-state.ts'
import { balanceOf, control, enter, ledgerRowsOf, uploadedKey } from '../sandbox/money.ts'
import { type Browser, openSandbox, river, type TestSandbox } from '../sandbox/sandbox-under-test.ts'
import type { ApiCalls } from '../../schemas/generated/api.ts'
import type { Transaction } from '../../schemas/generated/records.ts'

let sandbox: TestSandbox

const header = 'Idempotency-Key'

/** The site's own API helper, connected to the sandbox. */
function callOf(browser: Browser): Call {
  return (endpoint, payload, options) =>
    callApi(endpoint, payload, {
      ...options,
      decodeData,
      origin: `http://${river}`,
      locale: 'th-th',
      page: '/deposit',
      host: river,
      device: 'mobile',
      timeout: 1000,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const headers = { ...Object.fromEntries(request.headers), host: river, cookie: browser.cookie }
        const body = await request.arrayBuffer()
        return sandbox.fetch(new Request(request.url, { method: 'POST', headers, body }))
      },
    })
}

/** A confirm screen for a deposit with this payload. */
function openScreen(call: Call, payload: ApiCalls['deposit/add-deposit']['request'], blob?: Blob) {
  const values = new Map<string, string>()
  return createSendOnce<ApiCalls['deposit/add-deposit']['response'], Transaction>(
    {
      send: (intent) =>
        call('deposit/add-deposit', payload, {
          headers: { [header]: intent },
          ...(blob && { file: { field: 'receipt_file', blob } }),
        }),
      lookUp: (intent) => lookUpTransaction(call, intent),
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
      hold: () => Promise.resolve(() => {}),
      now: () => sandbox.now,
      wait: async (ms) => {
        sandbox.now += ms
      },
      newIntent: () => crypto.randomUUID(),
    },
    { scope: 'test:river:m1:deposit', lifetime: 60_000 },
  )
}

/** Resolves with the screen's next final state. */
function finalStateOf(screen: ReturnType<typeof openScreen>) {
  return new Promise<ReturnType<typeof screen.store.getState>>((resolve) => {
    screen.store.subscribe((state) => {
      if (state.kind !== 'sending' && !(state.kind === 'unknown' && state.isLookingUp)) resolve(state)
    })
  })
}

const gateway = { amount: '500', bank_id: 16, payment_method: 'gateway', payment_type: 'ewallet' }

test('[DEP-09] the response to a deposit has its payment page', async () => {
  sandbox = openSandbox()
  const screen = openScreen(callOf(await enter(sandbox)), gateway)
  const rest = finalStateOf(screen)
  screen.confirm()
  expect(await rest).toMatchObject({
    kind: 'done',
    response: { data: { url: expect.stringContaining('pay.localhost') } },
  })
})

test('a deposit whose response is lost continues at its payment page, and is one deposit', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'lost-reply' })
  const screen = openScreen(callOf(browser), gateway)
  const rest = finalStateOf(screen)
  screen.confirm()
  const state = await rest
  expect(state).toMatchObject({ kind: 'done', found: { kind: 'deposit', state: 'pending', amount: '500.00' } })
  const url = state.kind === 'done' && 'found' in state ? (state.found.url ?? '') : ''
  await sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) }))
  sandbox.now += 5000
  expect(await balanceOf(browser)).toBe('2000.25')
  expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
})

test('the page finds no deposit whose request never arrived, and the next confirm makes the deposit', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'cut' })
  const screen = openScreen(callOf(browser), gateway)
  const absent = finalStateOf(screen)
  screen.confirm()
  expect(await absent).toEqual({ kind: 'absent' })
  const done = finalStateOf(screen)
  screen.confirm()
  expect(await done).toMatchObject({ kind: 'done' })
  expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(1)
})

test.each([
  ['a refusal', { ...gateway, amount: '1' }, undefined, 'refused'],
  ['a page of HTML', gateway, { kind: 'html' }, 'absent'],
  ['a server that fails with a message', gateway, { kind: 'status', value: 502 }, 'refused'],
  ['an ended session', gateway, { kind: 'expired-session' }, 'ended'],
])('%s moves nothing', async (_what, payload, fault, kind) => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  if (fault) await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', ...fault })
  const screen = openScreen(callOf(browser), payload)
  const rest = finalStateOf(screen)
  screen.confirm()
  expect((await rest).kind).toBe(kind)
  expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(0)
})

test('if a server ignores the filter for intents, its response does not count', async () => {
  const other = { id: 'D1', intent: 'another-intent' }
  const call = () => Promise.resolve({ status: true, data: { items: [other], page: 1, page_size: 1, total: 1 } })
  expect(await lookUpTransaction(call as never, 'intent-0001')).toEqual({ kind: 'no-response' })
  const broken = () => Promise.resolve({ status: true })
  expect(await lookUpTransaction(broken as never, 'intent-0001')).toEqual({ kind: 'no-response' })
})

test('[DEP-08] the rapid-auto form goes as multipart, with its file and the idempotency key', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const payload = {
    bank_id: 13,
    payment_method: 'rapid-auto',
    payment_type: 'slip',
    payment_code: '13',
    currency: 'THB',
    method: 'rapid-auto',
    rapid_auto: 1,
    receipt: await uploadedKey(browser),
  } as const
  const blob = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })
  const screen = openScreen(callOf(browser), payload, blob)
  const rest = finalStateOf(screen)
  screen.confirm()
  expect(await rest).toEqual({ kind: 'done', response: { status: true, data: {} } })
  const { body } = await browser.call('user/get-transactions', { page: 1 })
  expect(body.data?.items).toMatchObject([{ amount: '500.00', intent: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
})

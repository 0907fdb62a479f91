import { describe, expect, test } from 'vitest'
import { second } from '../../../../tests/sandbox/deposit-payloads.ts'
import { balanceOf, enter, uploadedKey } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox, river, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

describe('the rapid-auto form', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

  async function sendForm(
    browser: Browser,
    change: Record<string, string | Blob | undefined> = {},
    key = 'intent-form-1',
  ) {
    const form = new FormData()
    const fields = {
      payment_method: 'rapid-auto',
      bank_id: '13',
      pay_t: '2026-11-18 13:00:00',
      payment_code: 'BBL',
      payment_type: 'slip',
      currency: 'THB',
      receipt: await uploadedKey(browser),
      method: 'rapid-auto',
      rapid_auto: '1',
      language: 'th',
      langCountry: 'th-th',
      receipt_file: new Blob([jpeg], { type: 'image/jpeg' }),
      ...change,
    }
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
    const encoded = new Response(form)
    const response = await sandbox.fetch(
      new Request(`http://${river}/api/deposit/add-deposit`, {
        method: 'POST',
        headers: {
          host: river,
          page: '/',
          domain: river,
          device: 'mobile',
          cookie: browser.cookie,
          'idempotency-key': key,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        body: await encoded.arrayBuffer(),
      }),
    )
    return { status: response.status, body: (await response.json()) as { status: boolean; code?: number } }
  }

  test('[DEP-08] makes one deposit of the amount on the receipt, even if sent twice', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox)
    expect((await sendForm(browser)).body).toEqual({ status: true, data: {} })
    expect((await sendForm(browser)).body).toEqual({ status: true, data: {} })
    sandbox.now += 15 * second
    expect(await balanceOf(browser)).toBe('2000.25')
  })

  test.each([
    ['no file', { receipt_file: undefined }, 4205],
    ['no key of the upload', { receipt: '' }, 4205],
    [
      'a file that is not a picture',
      { receipt_file: new Blob(['<svg onload=alert(1)>'], { type: 'image/jpeg' }) },
      4207,
    ],
    ['a field that the call does not have', { surprise: '1' }, 4000],
    ['a channel that is not a number', { bank_id: 'thirteen' }, 4000],
    ['another channel', { bank_id: '12', payment_method: 'bank-transfer' }, 4201],
  ])('[DEP-08] with %s is refused', async (_what, change, code) => {
    sandbox = openSandbox()
    const { body } = await sendForm(await enter(sandbox), change)
    expect(body).toMatchObject({ status: false, code })
  })

  test('[DEP-05] with a file of more than 10 MB is refused with HTTP status 413', async () => {
    sandbox = openSandbox()
    const large = new Blob([jpeg, new Uint8Array(10 * 1024 * 1024 + 65_536)])
    const { status, body } = await sendForm(await enter(sandbox), { receipt_file: large })
    expect([status, body.status]).toEqual([413, false])
  })

  test.each([
    ['before the file is read, if the request announces its length', { 'content-length': '20000000' }, 0],
    ['after 11 MB, if the request announces no length', {}, 11],
  ])('[DEP-05] with a file of more than 10 MB is refused %s', async (_when, headers, megabytes) => {
    sandbox = openSandbox()
    const { cookie } = await enter(sandbox)
    let sent = 0
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (sent === 20) return controller.close()
      sent++
      controller.enqueue(new Uint8Array(1024 * 1024))
    }
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: {
        host: river,
        page: '/',
        domain: river,
        device: 'mobile',
        cookie,
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    }
    const request = new Request(`http://${river}/api/deposit/add-deposit`, init)
    expect((await sandbox.fetch(request)).status).toBe(413)
    expect(sent).toBe(megabytes)
  })

  test('with a used idempotency key and another file is refused', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox)
    await sendForm(browser)
    const other = new Blob([jpeg, new Uint8Array([9])])
    expect((await sendForm(browser, { receipt_file: other })).body).toMatchObject({ code: 4208 })
  })
})

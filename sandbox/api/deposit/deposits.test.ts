import { afterEach, describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../index.ts'
import { balanceOf, callOnce, control, enter, movesOf, plainMember, uploadedKey } from '../../testing/money.ts'
import { openBrand } from '../../testing/open-brand.ts'
import { type Browser, createTestWorld, market, river, type TestWorld } from '../../testing/sandbox-under-test.ts'

let world: TestWorld
afterEach(() => world.sandbox.close())

const second = 1000
const express = { bank_id: 11, payment_method: 'express', payment_type: 'auto' }
const transfer = { bank_id: 12, payment_method: 'bank-transfer', payment_type: 'manual' }
const slip = { bank_id: 13, payment_method: 'rapid-auto', payment_type: 'slip' }
const gateway = { bank_id: 16, payment_method: 'gateway', payment_type: 'ewallet' }

const channelsOf = async (browser: Browser) =>
  (await browser.call('deposit/get-deposit-channel', { currency: 'THB' })).body.data

describe('channels', () => {
  test('[DEP-03] come in their sequence, each kind with what it needs', async () => {
    world = createTestWorld()
    const data = await channelsOf(await enter(world))
    const channels = data?.bankbomb ?? []
    expect(channels.map(({ sequence }) => sequence)).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect(channels.filter(({ bankbot }) => bankbot === '1').map(({ id }) => id)).toEqual([11])
    expect(channels.filter(({ rapid_auto }) => rapid_auto === 1).map(({ id }) => id)).toEqual([13])
    expect(channels.filter(({ bank_type }) => bank_type === 'bank').map(({ id }) => id)).toEqual([13, 12])
    expect(channels.filter(({ redirect_page }) => redirect_page === 1).map(({ id }) => id)).toEqual([15])
    expect(channels.filter(({ qr_img }) => qr_img).map(({ qr_img }) => qr_img)).toEqual(['/static/art/qr/14.svg'])
    expect(data?.user_bank).toEqual({ img: '/static/art/banks/kbank.svg', account_number: '••••••0001' })
    expect(data).not.toHaveProperty('recent_deposit')
  })

  test('[DEP-03] their pictures are there', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const channels = (await channelsOf(browser))?.bankbomb ?? []
    const pictures = channels.flatMap(({ bank_image, qr_img }) => [bank_image, ...(qr_img ? [qr_img] : [])])
    for (const path of pictures) expect((await browser.get(path)).status, path).toBe(200)
  })

  test('[DEP-03] the last deposit that came in is told', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    await browser.call('deposit/add-deposit', { ...express, amount: '750.50' })
    expect(await channelsOf(browser)).not.toHaveProperty('recent_deposit')
    world.now += 30 * second
    expect((await channelsOf(browser))?.recent_deposit).toEqual({ merchant_bank_id: 11, amount: '750.50' })
  })

  test('a member of another currency has none', async () => {
    world = createTestWorld()
    const browser = await enter(world, '63-9171234567')
    expect(await channelsOf(browser)).toMatchObject({ bankbomb: expect.any(Array) })
    const { body } = await browser.call('deposit/add-deposit', { ...express, amount: '500' })
    expect(body).toMatchObject({ status: false, code: 4204 })
  })
})

test('[DEP-01] a deposit is pending until the bank has seen it, and then in the wallet', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  const receipt = await uploadedKey(browser)
  const { body } = await browser.call('deposit/add-deposit', { ...transfer, amount: '1000', receipt })
  expect(body).toEqual({ status: true, data: {} })
  expect(await balanceOf(browser)).toBe('1500.25')
  world.now += 89 * second
  expect(await balanceOf(browser)).toBe('1500.25')
  world.now += second
  expect(await balanceOf(browser)).toBe('2500.25')
})

test('a deposit that ends in .13 is refused by the bank and changes nothing', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  await browser.call('deposit/add-deposit', { ...express, amount: '500.13' })
  world.now += 30 * second
  expect(await balanceOf(browser)).toBe('1500.25')
  const { body } = await browser.call('user/get-transactions', { page: 1 })
  expect(body.data?.items[0]).toMatchObject({ state: 'refused', amount: '500.13' })
})

test('the first deposit is the first one no more', async () => {
  world = createTestWorld()
  const browser = await enter(world, '66-0810000011')
  const isFirst = async () =>
    (await browser.call('user/dashboard', { page_name: 'home' })).body.data?.user?.is_first_time_deposit
  expect(await isFirst()).toBe(1)
  await browser.call('deposit/add-deposit', { ...express, amount: '500' })
  world.now += 30 * second
  expect(await isFirst()).toBe(0)
})

test.each([
  ['a channel that is not there', { ...express, bank_id: 99, amount: '500' }, 4204],
  ['another way to pay than the channel has', { ...express, payment_method: 'cash', amount: '500' }, 4204],
  ['no amount', express, 4201],
  ['three decimals', { ...express, amount: '500.125' }, 4201],
  ['an exponent', { ...express, amount: '1e3' }, 4000],
  ['a comma', { ...express, amount: '1,000' }, 4000],
  ['Thai digits', { ...express, amount: '๕๐๐' }, 4000],
  ['a sign', { ...express, amount: '-500' }, 4000],
  ['nothing', { ...express, amount: '0' }, 4202],
  ['less than the minimum', { ...express, amount: '99.99' }, 4202],
  ['more than the maximum', { ...express, amount: '500000.01' }, 4203],
  ['no receipt where one is needed', { ...transfer, amount: '500' }, 4205],
  ['a slip channel without its form', { ...slip, receipt: 'x' }, 4205],
  ['a receipt of somebody else', { ...transfer, amount: '500', receipt: 'receipts/M1_aaaaaaaaaaaaaaaa.jpg' }, 4206],
  ['a receipt that is a path', { ...transfer, amount: '500', receipt: '../../etc/passwd' }, 4206],
])('[DEP-04] a deposit with %s is refused and moves nothing', async (_what, payload, code) => {
  world = createTestWorld()
  const browser = await enter(world)
  const { body } = await browser.call('deposit/add-deposit', payload)
  expect(body).toMatchObject({ status: false, code, msg: expect.any(String) })
  world.now += 600 * second
  expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(0)
})

test('[DEP-05] two receipts are taken, three are not', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  const [one, two, three] = [
    await uploadedKey(browser),
    await uploadedKey(browser, 'b'),
    await uploadedKey(browser, 'c'),
  ]
  const send = (receipt: string) => browser.call('deposit/add-deposit', { ...transfer, amount: '500', receipt })
  expect((await send(`${one},${two},${three}`)).body).toMatchObject({ code: 4207 })
  expect((await send(`${one},${two}`)).body.status).toBe(true)
})

test('[DEP-04] a maximum of 999999999 is no limit', async () => {
  world = createTestWorld()
  const browser = await enter(world)
  const payload = { bank_id: 14, payment_method: 'promptpay', amount: '999999999.99' }
  expect((await browser.call('deposit/add-deposit', payload)).body.status).toBe(true)
})

describe('express', () => {
  test('[DEP-07] the transfer details of a bankbot channel are logged, those of another are not', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const log = (bank_id: number) => browser.call('deposit/insert-express-deposit-log', { bank_id })
    expect((await log(11)).body).toEqual({ status: true })
    expect((await log(12)).body).toMatchObject({ status: false, code: 4204 })
  })

  test('[DEP-07] an amount that was logged and then reported is one deposit', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const log = { bank_id: 11, amount: '500' }
    await callOnce(browser, 'deposit/insert-express-deposit-log', 'intent-of-the-log', log)
    await callOnce(browser, 'deposit/add-deposit', 'intent-of-the-form', { ...express, amount: '500' })
    world.now += 30 * second
    expect(await balanceOf(browser)).toBe('2000.25')
    expect(await movesOf(world)).toEqual([expect.objectContaining({ kind: 'deposit', intent: 'intent-of-the-form' })])
  })
})

describe('the one-time id', () => {
  test('gives the first answer again, however often it is sent, and one deposit', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const send = () => callOnce(browser, 'deposit/add-deposit', 'intent-0001', { ...gateway, amount: '500' })
    const first = (await send()).body
    const others = await Promise.all(Array.from({ length: 19 }, send))
    expect(first.data?.url).toMatch(/^http:\/\/pay\.localhost\/[\w-]{22}\?language=th$/)
    for (const { body } of others) expect(body).toEqual(first)
    expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(1)
  })

  test('a lost answer was a deposit: the history finds it by the id, with the payment page to go on with', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const send = () => callOnce(browser, 'deposit/add-deposit', 'intent-0002', { ...gateway, amount: '500' })
    await control(world, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'lost-reply' })
    await expect(send()).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-0002' })
    expect(body.data).toMatchObject({ total: 1, items: [{ state: 'pending', intent: 'intent-0002' }] })
    expect((await send()).body.data?.url).toBe(body.data?.items[0]?.url)
  })

  test('of a call that never arrived is unknown', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    await control(world, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'cut' })
    const send = callOnce(browser, 'deposit/add-deposit', 'intent-0003', { ...gateway, amount: '500' })
    await expect(send).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-0003' })
    expect(body.data?.total).toBe(0)
  })

  test('is refused for something else, and free after a refusal', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const send = (amount: string) =>
      callOnce(browser, 'deposit/add-deposit', 'intent-0004', { ...express, amount }).then(({ body }) => body)
    expect(await send('1')).toMatchObject({ code: 4202 })
    expect(await send('500')).toEqual({ status: true, data: {} })
    expect(await send('600')).toMatchObject({ status: false, code: 4208 })
    const log = { bank_id: 11, amount: '500' }
    const other = await callOnce(browser, 'deposit/insert-express-deposit-log', 'intent-0004', log)
    expect(other.body).toMatchObject({ status: false, code: 4208 })
  })

  test('is the member’s own: another member and another brand may use the same one', async () => {
    world = createTestWorld()
    const browsers = [await enter(world), await enter(world, '66-0810000002'), await enter(world, plainMember, market)]
    for (const browser of browsers) {
      const { body } = await callOnce(browser, 'deposit/add-deposit', 'intent-0005', { ...express, amount: '500' })
      expect(body.status).toBe(true)
    }
    world.now += 30 * second
    expect(await movesOf(world)).toHaveLength(3)
  })

  test('has the header that the brand names', async () => {
    world = createTestWorld({
      merchants: openBrand('siam191').map((one) => ({ ...one, idempotencyHeader: 'X-Once' })),
    })
    const browser = await enter(world)
    const send = () =>
      browser.call('deposit/add-deposit', { ...express, amount: '500' }, { headers: { 'x-once': 'intent-0006' } })
    await send()
    await send()
    expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(1)
  })

  test('that is no id is refused', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    const { body } = await callOnce(browser, 'deposit/add-deposit', 'no id', { ...express, amount: '500' })
    expect(body).toMatchObject({ status: false, code: 4000 })
  })
})

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
    const response = await world.sandbox.fetch(
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

  test('[DEP-08] is a deposit of the amount on the receipt, once', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    expect((await sendForm(browser)).body).toEqual({ status: true, data: {} })
    expect((await sendForm(browser)).body).toEqual({ status: true, data: {} })
    world.now += 15 * second
    expect(await balanceOf(browser)).toBe('2000.25')
  })

  test.each([
    ['no file', { receipt_file: undefined }, 4205],
    ['no key of the upload', { receipt: '' }, 4205],
    ['a file that is no picture', { receipt_file: new Blob(['<svg onload=alert(1)>'], { type: 'image/jpeg' }) }, 4207],
    ['a field that the call does not have', { surprise: '1' }, 4000],
    ['a channel that is no number', { bank_id: 'thirteen' }, 4000],
    ['another channel', { bank_id: '12', payment_method: 'bank-transfer' }, 4201],
  ])('[DEP-08] with %s is refused', async (_what, change, code) => {
    world = createTestWorld()
    const { body } = await sendForm(await enter(world), change)
    expect(body).toMatchObject({ status: false, code })
  })

  test('[DEP-05] with a file of more than 10 MB is refused before it is read', async () => {
    world = createTestWorld()
    const large = new Blob([jpeg, new Uint8Array(10 * 1024 * 1024 + 65_536)])
    const { status, body } = await sendForm(await enter(world), { receipt_file: large })
    expect([status, body.status]).toEqual([413, false])
  })

  test('the same id with another file is something else', async () => {
    world = createTestWorld()
    const browser = await enter(world)
    await sendForm(browser)
    const other = new Blob([jpeg, new Uint8Array([9])])
    expect((await sendForm(browser, { receipt_file: other })).body).toMatchObject({ code: 4208 })
  })
})

test.each([
  ['en', 'The amount is below the minimum.'],
  ['th', 'จำนวนเงินต่ำกว่าขั้นต่ำ'],
])('a refusal is told in %s', async (language, msg) => {
  world = createTestWorld()
  const browser = await enter(world)
  const body = { ...express, amount: '1', language, langCountry: `${language}-th` }
  const { body: answer } = await browser.call('deposit/add-deposit', { ...express, amount: '1' }, { body })
  expect(answer).toEqual({ status: false, code: 4202, msg })
})

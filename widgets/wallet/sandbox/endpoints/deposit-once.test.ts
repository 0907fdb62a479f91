import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { express, gateway, second } from '../../../../tests/sandbox/deposit-payloads.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { openBrand } from '../../../../tests/sandbox/open-brand.ts'
import { market, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

describe('the idempotency key', () => {
  test('makes one deposit, and each repeated request gets the first response', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const send = () => callWithKey(browser, 'deposit/add-deposit', 'intent-0001', { ...gateway, amount: '500' })
    const first = (await send()).body
    const others = await Promise.all(Array.from({ length: 19 }, send))
    expect(first.data?.url).toMatch(/^http:\/\/pay\.localhost\/[\w-]{22}\?language=th$/)
    for (const { body } of others) expect(body).toEqual(first)
    expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(1)
  })

  test('finds the deposit of a lost response in the history, with its payment page', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const send = () => callWithKey(browser, 'deposit/add-deposit', 'intent-0002', { ...gateway, amount: '500' })
    await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'lost-reply' })
    await expect(send()).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-0002' })
    expect(body.data).toMatchObject({ total: 1, items: [{ state: 'pending', intent: 'intent-0002' }] })
    expect((await send()).body.data?.url).toBe(body.data?.items[0]?.url)
  })

  test('of a call that never arrived finds nothing in the history', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'cut' })
    const send = callWithKey(browser, 'deposit/add-deposit', 'intent-0003', { ...gateway, amount: '500' })
    await expect(send).rejects.toThrow(ConnectionCut)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-0003' })
    expect(body.data?.total).toBe(0)
  })

  test('is free after a refusal, and is refused for another amount or another call', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const send = (amount: string) =>
      callWithKey(browser, 'deposit/add-deposit', 'intent-0004', { ...express, amount }).then(({ body }) => body)
    expect(await send('1')).toMatchObject({ code: 4202 })
    expect(await send('500')).toEqual({ status: true, data: {} })
    expect(await send('600')).toMatchObject({ status: false, code: 4208 })
    const log = { bank_id: 11, amount: '500' }
    const other = await callWithKey(browser, 'deposit/insert-express-deposit-log', 'intent-0004', log)
    expect(other.body).toMatchObject({ status: false, code: 4208 })
  })

  test('belongs to its member: other members and brands may use the same key', async () => {
    const sandbox = openSandbox()
    const browsers = [
      await enter(sandbox),
      await enter(sandbox, '66-0810000002'),
      await enter(sandbox, plainMember, market),
    ]
    for (const browser of browsers) {
      const { body } = await callWithKey(browser, 'deposit/add-deposit', 'intent-0005', { ...express, amount: '500' })
      expect(body.status).toBe(true)
    }
    sandbox.now += 30 * second
    expect(await ledgerRowsOf(sandbox)).toHaveLength(3)
  })

  test('is read from the brand’s own header', async () => {
    const sandbox = openSandbox({
      merchants: openBrand('siam191').map((one) => ({ ...one, idempotencyHeader: 'X-Once' })),
    })
    const browser = await enter(sandbox)
    const send = () =>
      browser.call('deposit/add-deposit', { ...express, amount: '500' }, { headers: { 'x-once': 'intent-0006' } })
    await send()
    await send()
    expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(1)
  })

  test('is refused if malformed', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const { body } = await callWithKey(browser, 'deposit/add-deposit', 'no id', { ...express, amount: '500' })
    expect(body).toMatchObject({ status: false, code: 4000 })
  })
})

import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConnectionCut, type SandboxMerchant, type SandboxContext } from '../../../../sandbox/index.ts'
import { balanceOf, callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, merchants, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import { addTurnover } from '../rebates.ts'
import { folderOfTest } from '../../../../tests/support/temporary-folders.ts'

/** A member with stakes in four kinds of game. */
const player = '66-0812345678'
const attempts = Array.from({ length: 200 }, (_, index) => index)

const rebatesOf = async (browser: Browser) => (await browser.call('rebate/get-rebates', {})).body.data?.items ?? []
const rebateOf = async (browser: Browser, kind: string) => (await rebatesOf(browser)).find((one) => one.kind === kind)
const minorBalanceOf = async (browser: Browser) => Math.round(Number(await balanceOf(browser)) * 100)
const collect = async (browser: Browser, kind: string) => (await browser.call('rebate/collect', { kind })).body

test('[ENG-07] a member sees the rebate for a kind of game: the stakes, the share and the amount', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, player)
  expect(await rebateOf(browser, 'slot')).toEqual({
    kind: 'slot',
    percent: '0.8',
    turnover: '42530.00',
    amount: '340.24',
    state: 'ready',
    collected: '2026-11-16 13:30:00',
  })
  expect(await rebateOf(browser, 'sport')).toMatchObject({ turnover: '0.00', amount: '0.00', state: 'none' })
})

test('[ENG-07] a collected rebate is in the wallet and the history, and its stakes do not count again', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, player)
  const before = Number(await balanceOf(browser))
  expect(await collect(browser, 'slot')).toMatchObject({ status: true, data: { amount: '340.24' } })
  expect(Number(await balanceOf(browser)) - before).toBeCloseTo(340.24)
  expect(await rebateOf(browser, 'slot')).toMatchObject({ turnover: '0.00', state: 'none' })
  expect(await rebateOf(browser, 'live')).toMatchObject({ state: 'ready' })
  const { body } = await browser.call('user/get-transactions', { page: 1, page_size: 1 })
  expect(body.data?.items).toMatchObject([{ kind: 'bonus', amount: '340.24', method: 'เงินคืน' }])
})

test.each([
  ['of a kind without a rebate', player, 'bingo', 4622],
  ['that was never earned', plainMember, 'slot', 4623],
  ['of an unknown kind', player, "slot' OR '1'='1", 4622],
  ['in a currency without rebates', '63-9171234567', 'slot', 4621],
])('[ENG-07] the collection of a rebate %s is refused and pays nothing', async (_case, username, kind, code) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, username)
  expect(await collect(browser, kind)).toMatchObject({ status: false, code, msg: expect.any(String) })
  expect(await ledgerRowsOf(sandbox)).toEqual([])
})

test('[ENG-07] a stake counts for the next rebate of its kind, and the member can collect the rebate once it reaches the minimum', async () => {
  const folder = folderOfTest()
  const sandbox = openSandbox({ database: join(folder, 'sandbox.sqlite') })
  const browser = await enter(sandbox)
  const { body } = await browser.call('user/dashboard', { page_name: 'home' })
  const stake = (baht: number) => {
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
    const staked = { uid: body.data?.user?.uid ?? '', category: 'fish', stake: baht * 100 }
    addTurnover({ database } as SandboxContext, merchants[0] as SandboxMerchant, staked)
    database.close()
  }
  stake(190)
  expect(await rebateOf(browser, 'fish')).toMatchObject({ turnover: '190.00', amount: '0.95', state: 'low' })
  expect(await collect(browser, 'fish')).toMatchObject({ status: false, code: 4623 })
  stake(10)
  expect(await rebateOf(browser, 'fish')).toMatchObject({ turnover: '200.00', amount: '1.00', state: 'ready' })
  expect(await collect(browser, 'fish')).toMatchObject({ status: true, data: { amount: '1.00' } })
})

describe('[ENG-07] 200 parallel collections', () => {
  test.each([
    ['with different keys', (index: number) => `intent-of-tab-${index}`],
    ['with the same key', () => 'intent-of-tabs'],
  ])('%s pay one rebate once', async (_case, keyOf) => {
    const sandbox = openSandbox()
    const browsers = [await enter(sandbox, player), await enter(sandbox, player)]
    const responses = await Promise.all(
      attempts.map((index) =>
        callWithKey(browsers[index % 2] as Browser, 'rebate/collect', keyOf(index), { kind: 'slot' }),
      ),
    )
    const codes = new Set(responses.map(({ body }) => (body.status ? 'paid' : body.code)))
    expect(codes).toEqual(new Set(keyOf(0) === keyOf(1) ? ['paid'] : ['paid', 4623]))
    expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '340.24' }])
  })

  test('of the rebates of all kinds pay each rebate once', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, player)
    const due = (await rebatesOf(browser)).filter(({ state }) => state === 'ready')
    await Promise.all(
      attempts.map((index) =>
        callWithKey(browser, 'rebate/collect', `intent-of-tab-${index}`, { kind: due[index % due.length]?.kind ?? '' }),
      ),
    )
    expect((await ledgerRowsOf(sandbox)).map(({ amount }) => amount).toSorted()).toEqual(
      due.map(({ amount }) => amount).toSorted(),
    )
  })
})

test('[ENG-07] if the responses to a collection are lost, its idempotency key finds it in the history, and it is paid once', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, player)
  await control(sandbox, 'POST', 'faults', { match: 'rebate/collect', kind: 'lost-reply', times: 20 })
  const send = () => callWithKey(browser, 'rebate/collect', 'intent-rebate', { kind: 'slot' })
  for (const _ of attempts.slice(0, 20)) await expect(send()).rejects.toThrow(ConnectionCut)
  const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-rebate' })
  expect(body.data).toMatchObject({ total: 1, items: [{ amount: '340.24', intent: 'intent-rebate' }] })
  expect((await send()).body).toMatchObject({ status: true, data: { amount: '340.24' } })
  expect(await ledgerRowsOf(sandbox)).toHaveLength(1)
})

test('[ENG-07] in any order of collections, the wallet gains the sum of the collected rebates', async () => {
  const kinds = ['slot', 'live', 'fish', 'card', 'sport', 'bingo'] as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { maxLength: 12 }), async (tried) => {
      const sandbox = openSandbox()
      const browser = await enter(sandbox, player)
      const due = await rebatesOf(browser)
      const before = await minorBalanceOf(browser)
      for (const kind of tried) await collect(browser, kind)
      const paid = due.filter(({ kind, state }) => state === 'ready' && (tried as readonly string[]).includes(kind))
      const sum = (rows: readonly { readonly amount: string }[]) =>
        rows.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
      expect(sum(await ledgerRowsOf(sandbox))).toBe(sum(paid))
      expect(await minorBalanceOf(browser)).toBe(before + sum(paid))
      sandbox.close()
    }),
    { numRuns: 12 },
  )
})

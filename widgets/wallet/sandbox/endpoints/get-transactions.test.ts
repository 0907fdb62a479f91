import { expect, test } from 'vitest'
import type { ApiCalls } from '../../../../schemas/generated/api.ts'
import { enter, plainName } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const hour = 3_600_000

const history = async (browser: Browser, more: Partial<ApiCalls['user/get-transactions']['request']> = {}) =>
  (await browser.call('user/get-transactions', { page: 1, ...more })).body.data

/** A completed deposit, a refused one, a bonus and a pending withdrawal, on two days. */
async function liveTwoDays(): Promise<Browser> {
  let browser = await enter(sandbox)
  const deposit = (amount: string) =>
    browser.call('deposit/add-deposit', { bank_id: 11, payment_method: 'express', amount })
  await deposit('500')
  await deposit('600.13')
  sandbox.now += 12 * hour
  browser = await enter(sandbox)
  await browser.call('promotion/apply-promotion', { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'x' })
  await browser.call('withdraw/check-fullname', { fullname: plainName })
  await browser.call('withdraw/do-withdraw', { amount: '300', tangki_id: 1 })
  return browser
}

test('[ENG-08] the history lists deposits, withdrawals and bonuses, newest first', async () => {
  sandbox = openSandbox()
  const data = await history(await liveTwoDays())
  expect(data?.items.slice(0, 2).map(({ kind, state, amount }) => [kind, state, amount])).toEqual(
    expect.arrayContaining([
      ['bonus', 'done', '88.00'],
      ['withdrawal', 'pending', '300.00'],
    ]),
  )
  expect(data?.items.slice(2).map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
    ['deposit', 'refused', '600.13'],
    ['deposit', 'done', '500.00'],
  ])
  expect(data?.items[3]).toMatchObject({
    currency: 'THB',
    method: 'ธนาคารกสิกรไทย',
    account: '',
    created: '2026-11-18 13:00:00',
    settled: '2026-11-18 13:00:30',
  })
})

test.each([
  ['one kind', { kind: 'deposit' }, ['600.13', '500.00']],
  ['bonuses', { kind: 'bonus' }, ['88.00']],
  ['one state', { state: 'refused' }, ['600.13']],
  ['kind and state', { kind: 'withdrawal', state: 'done' }, []],
  ['a range of days in the site’s time zone', { from: '2026-11-18', to: '2026-11-18' }, ['600.13', '500.00']],
  ['a first day', { from: '2026-11-19' }, ['300.00', '88.00']],
  ['a last day', { to: '2026-11-17' }, []],
] as const)('[ENG-08] the history can be filtered by %s', async (_what, filter, amounts) => {
  sandbox = openSandbox()
  const data = await history(await liveTwoDays(), filter)
  expect(data?.items.map(({ amount }) => amount).sort()).toEqual([...amounts].sort())
  expect(data?.total).toBe(amounts.length)
})

test('[ENG-08] the pages contain each row once', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  for (let count = 0; count < 25; count++) {
    await browser.call('deposit/add-deposit', { bank_id: 11, payment_method: 'express', amount: `${500 + count}` })
  }
  const pages = [
    await history(browser, { page: 1 }),
    await history(browser, { page: 2 }),
    await history(browser, { page: 3 }),
  ]
  expect(pages.map((page) => page?.items.length)).toEqual([20, 5, 0])
  expect(pages.map((page) => page?.total)).toEqual([25, 25, 25])
  expect(new Set(pages.flatMap((page) => page?.items.map(({ id }) => id))).size).toBe(25)
  expect((await history(browser, { page_size: 7, page: 4 }))?.items).toHaveLength(4)
})

test.each([{ page: 0 }, { page: 1, page_size: 101 }, { page: 1, from: '2026-02-30' }, { page: 1, kind: 'gift' }])(
  'the query %j is refused',
  async (payload) => {
    sandbox = openSandbox()
    const browser = await enter(sandbox)
    expect((await browser.call('user/get-transactions', payload as never)).body).toMatchObject({ code: 4000 })
  },
)

test('a member sees no rows of other members', async () => {
  sandbox = openSandbox()
  await liveTwoDays()
  expect((await history(await enter(sandbox, '66-0810000002')))?.total).toBe(0)
})

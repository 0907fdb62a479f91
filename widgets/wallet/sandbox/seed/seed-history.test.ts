import { expect, test } from 'vitest'
import { control } from '../../../../tests/sandbox/money.ts'
import {
  logIn,
  market,
  noon,
  openSandbox,
  river,
  type TestSandbox,
} from '../../../../tests/sandbox/sandbox-under-test.ts'
import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { ShownEntry } from '../money/whole-ledger.ts'

let sandbox: TestSandbox

const minor = (amount: string) => Math.round(Number(amount) * 100)

async function historyOf(host: string): Promise<readonly Transaction[]> {
  const browser = sandbox.browser(host)
  await logIn(browser)
  const { body } = await browser.call('user/get-transactions', { page: 1, page_size: 100 })
  return body.data?.items ?? []
}

test.each([river, market])(
  '[ENG-08] the demo member of %s has deposits and withdrawals in every state, and a bonus',
  async (host) => {
    sandbox = openSandbox()
    const history = await historyOf(host)
    const seen = new Set(history.map(({ kind, state }) => `${kind} ${state}`))
    for (const kind of ['deposit', 'withdrawal']) {
      for (const state of ['pending', 'done', 'refused']) expect(seen).toContain(`${kind} ${state}`)
    }
    expect(seen).toContain('bonus done')
    expect(new Set(history.map(({ created }) => created.slice(0, 7))).size).toBeGreaterThanOrEqual(4)
    expect(new Set(history.map(({ method }) => method)).size).toBeGreaterThan(4)
    expect(history.every(({ method }) => method !== '')).toBe(true)
    const times = history.map(({ created }) => created)
    expect(times).toEqual(times.toSorted().toReversed())
  },
)

test('each seeded wallet equals the sum of its ledger, and was never below zero', async () => {
  sandbox = openSandbox()
  const { ledger, wallets } = (await control(sandbox, 'GET', 'ledger')) as {
    ledger: readonly ShownEntry[]
    wallets: readonly Pick<ShownEntry, 'merchant' | 'username' | 'wallet' | 'amount'>[]
  }
  expect(ledger.every(({ at, seeded }) => at < noon && seeded === 1)).toBe(true)
  for (const { merchant, username, wallet, amount } of wallets) {
    const own = ledger.filter((row) => row.merchant === merchant && row.username === username && row.wallet === wallet)
    let balance = 0
    for (const row of own.toSorted((one, other) => one.at - other.at)) {
      balance += minor(row.amount)
      expect(balance, `${merchant} ${username} ${wallet}`).toBeGreaterThanOrEqual(0)
    }
    expect(balance, `${merchant} ${username} ${wallet}`).toBe(minor(amount))
  }
  const demo = wallets.filter(({ username }) => username === '660812345678')
  expect(demo.map(({ wallet, amount }) => [wallet, amount])).toEqual([
    ['THB', '12480.50'],
    ['Bonus', '500.00'],
    ['THB', '12480.50'],
    ['Bonus', '500.00'],
  ])
})

test('[WDR-09] the demo member has several payout accounts', async () => {
  sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const { body } = await browser.call('user/get-user-bank-detail', { currency: 'THB' })
  expect(body.data?.bank.map(({ bank_name }) => bank_name)).toHaveLength(3)
  expect(body.data?.crypto).toHaveLength(1)
})

test('the same seed gives the same history', async () => {
  sandbox = openSandbox()
  const first = await historyOf(river)
  sandbox.close()
  sandbox = openSandbox()
  expect(await historyOf(river)).toEqual(first)
})

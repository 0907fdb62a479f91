import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, plainName } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import type { wholeLedger } from './whole-ledger.ts'

let sandbox: TestSandbox

/** One action of a member, or one event. */
type Step =
  | { readonly do: 'deposit' | 'express' | 'withdraw'; readonly satang: number; readonly key: number }
  | { readonly do: 'pay' | 'refuse' | 'promotion' | 'end-promotion' | 'redeem' | 'lose-response' }
  | { readonly do: 'wait'; readonly seconds: number }

const satang = fc.oneof(
  fc.integer({ min: 1, max: 300_000 }),
  fc.integer({ min: 100, max: 3000 }).map((whole) => whole * 100 + 13),
)
const moneySteps = fc.record({
  do: fc.constantFrom('deposit' as const, 'express' as const, 'withdraw' as const),
  satang,
  key: fc.integer({ min: 0, max: 12 }),
})
const otherSteps = fc.record({
  do: fc.constantFrom(
    'pay' as const,
    'refuse' as const,
    'promotion' as const,
    'end-promotion' as const,
    'redeem' as const,
    'lose-response' as const,
  ),
})
const waitSteps = fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 400 }) })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(moneySteps, moneySteps, otherSteps, waitSteps), {
  minLength: 5,
  maxLength: 40,
})

const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

async function perform(browser: Browser, step: Step): Promise<void> {
  switch (step.do) {
    case 'wait':
      sandbox.now += step.seconds * 1000
      return
    case 'deposit': {
      const payload = { bank_id: 16, payment_method: 'gateway', amount: decimal(step.satang) }
      await callWithKey(browser, 'deposit/add-deposit', `deposit-${step.key}`, payload)
      return
    }
    case 'express': {
      const payload = { bank_id: 11, payment_method: 'express', amount: decimal(step.satang) }
      await callWithKey(browser, 'deposit/add-deposit', `express-${step.key}`, payload)
      return
    }
    case 'withdraw': {
      await browser.call('withdraw/check-fullname', { fullname: plainName })
      const payload = { amount: decimal(step.satang), tangki_id: 1 }
      await callWithKey(browser, 'withdraw/do-withdraw', `withdraw-${step.key}`, payload)
      return
    }
    case 'pay':
    case 'refuse': {
      const { body } = await browser.call('user/get-transactions', { page: 1, state: 'pending' })
      const url = body.data?.items.find((one) => one.url)?.url
      if (url === undefined) return
      const init = { method: 'POST', body: new URLSearchParams({ choice: step.do }) }
      await sandbox.fetch(new Request(url, init))
      return
    }
    case 'promotion':
      await browser.call('promotion/apply-promotion', { promotion_id: 1101, is_from_deposit_page: 1 })
      return
    case 'end-promotion':
      await browser.call('promotion/complete-promotion', {})
      return
    case 'redeem':
      await browser.call('promotion/apply-promotion', { promotion_id: 0, bonus_code: 'SIAM88' })
      return
    case 'lose-response':
      await control(sandbox, 'POST', 'faults', { match: 'deposit/add-deposit', kind: 'lost-reply' })
  }
}

const minorOf = (amount: string) => Math.round(Number(amount) * 100)

/** The balance of each wallet and the sum of its rows, in satang. */
function sumsOf({ ledger, wallets }: ReturnType<typeof wholeLedger>) {
  const sums = new Map<string, number>()
  const nameOf = (one: { merchant: string; username: string; wallet: string }) =>
    `${one.merchant}/${one.username}/${one.wallet}`
  for (const entry of ledger) sums.set(nameOf(entry), (sums.get(nameOf(entry)) ?? 0) + minorOf(entry.amount))
  return wallets.map((wallet) => ({
    name: nameOf(wallet),
    balance: minorOf(wallet.amount),
    sum: sums.get(nameOf(wallet)) ?? 0,
  }))
}

test('after any actions, each wallet equals the sum of its ledger, and the balance equals the sum of the history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      sandbox = openSandbox()
      try {
        const browser = await enter(sandbox)
        for (const step of list) {
          await perform(browser, step).catch((error: unknown) => {
            if (!(error instanceof ConnectionCut)) throw error
          })
        }
        const whole = (await control(sandbox, 'GET', 'ledger')) as ReturnType<typeof wholeLedger>
        for (const { name, balance, sum } of sumsOf(whole)) {
          expect(sum, name).toBe(balance)
          expect(balance, name).toBeGreaterThanOrEqual(0)
        }
        const { body } = await browser.call('user/get-transactions', { page: 1, page_size: 100 })
        const rows = body.data?.items ?? []
        const expected = rows.reduce((sum, { kind, state, amount }) => {
          if (kind === 'deposit') return state === 'done' ? sum + minorOf(amount) : sum
          return kind === 'withdrawal' && state !== 'refused' ? sum - minorOf(amount) : sum
        }, 150_025)
        expect(minorOf((await browser.call('user/get-bal', {})).body.data?.[0]?.balance ?? '')).toBe(expected)
        const intents = rows.flatMap(({ intent }) => (intent === undefined ? [] : [intent]))
        expect(new Set(intents).size).toBe(intents.length)
      } finally {
        sandbox.close()
      }
    }),
    { numRuns: 100, seed: 191 },
  )
})

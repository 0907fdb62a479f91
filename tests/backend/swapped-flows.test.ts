import { describe, expect, test } from 'vitest'
import { decodeResponse } from '../../runtime/api/testing/decode-whole.ts'
import { createDevice } from '../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../runtime/flow/testing/virtual-time.ts'
import { createSession } from '../../runtime/session/session.ts'
import type { Call as SessionCall } from '../../runtime/session/session-state.ts'
import type { DepositChannel } from '../../schemas/generated/records.ts'
import walletArea from '../../widgets/wallet/area.ts'
import { createDeposit } from '../../widgets/wallet/model/deposit/create-deposit.ts'
import type { MoneyDependencies } from '../../widgets/wallet/model/money/create-money-send.ts'
import { createWithdrawal } from '../../widgets/wallet/model/withdrawal/create-withdrawal.ts'
import type { Envelope } from './minimal-backend.ts'
import { createMinimalState } from './minimal-state.ts'
import { createRandom, placesOf, swapAt } from './swap-types.ts'
import type { NamedCall } from './call-table.ts'
import { typed } from './typing.ts'

/**
 * Each case is one path through a flow. The backend breaks at most one response, for example by a missing field. The
 * expectations come from the broken response itself, field by field.
 */

/** The number of cases of each flow. Every run has the same cases. */
const cases = 2000
const username = '660812345678'
const password = 'Passw0rd1'

/** A sent response of any shape. */
type Sent = { readonly status?: unknown; readonly data?: unknown } | null

/** Additions to the minimal backend’s responses that the flows need. */
const fuller: Readonly<Record<string, (response: Envelope) => Envelope>> = {
  'deposit/get-deposit-channel': (response) => {
    const [first, ...rest] = (response.data as { bankbomb: DepositChannel[] }).bankbomb
    const bankbomb = [first, { ...first, id: 7, bankbot: '1', payment_method: 'robot' }, ...rest]
    return { ...response, data: { ...(response.data as object), bankbomb } }
  },
  'user/get-user-bank-detail': (response) => {
    const { bank, ...rest } = response.data as { bank: object[] }
    return { ...response, data: { ...rest, bank: [21, 22].map((id) => ({ ...bank[0], id, account_number: `${id}` })) } }
  },
  'deposit/add-deposit': (response) => ({ ...response, data: { url: 'https://pay.example/1' } }),
  'user/dashboard': (response) => withSecondWallet(response, 'wallet'),
  'user/get-bal': (response) => withSecondWallet(response),
}

const second = { display: 'USD', balance: '1.11' }

function withSecondWallet(response: Envelope, field?: string): Envelope {
  const data = Object(response.data) as Record<string, unknown>
  const wallets = field === undefined ? data : data[field]
  if (!Array.isArray(wallets)) return response
  const both = [...wallets, second]
  return { ...response, data: field === undefined ? both : { ...data, [field]: both } }
}

/**
 * One visit to a backend that breaks its first response to one of the calls in `broken`, at one place. Records the
 * responses, and the payloads of the calls.
 */
function openVisit(seed: number, broken: readonly NamedCall[]) {
  const random = createRandom(seed)
  const state = createMinimalState()
  const [member] = state.members.values()
  const target = broken[Math.floor(random() * broken.length)]
  const sent = new Map<string, Sent>()
  const payloads: [string, Record<string, unknown>][] = []
  const notes = [`seed ${seed}`]
  let isLoggedIn = false
  const call = (name: string, payload: Record<string, unknown>) => {
    const isMembers = isLoggedIn || name !== 'user/dashboard'
    const { response } = state.handle(name as NamedCall, payload, isMembers ? member : undefined)
    if (name === 'index/auth') isLoggedIn = true
    if (name === 'index/logout') isLoggedIn = false
    const whole = typed(fuller[name]?.(response) ?? response, seed % 2 === 0 ? 'numbers' : 'texts')
    let body = JSON.parse(JSON.stringify(whole)) as unknown
    if (name === target && !sent.has(name)) {
      const places = placesOf(body)
      const swapped = swapAt(body, places[Math.floor(random() * places.length)] ?? [], random)
      body = swapped.value
      notes.push(`${name} ${swapped.swap}`)
    }
    sent.set(name, body as Sent)
    payloads.push([name, payload])
    return decodeResponse(name, 200, body, {})
  }
  const time = createVirtualTime(Date.UTC(2026, 10, 21, 10))
  const device = createDevice(time)
  device.become('malee')
  const tab = device.openTab()
  let intents = 0
  const moneyDependencies: MoneyDependencies = {
    flow: tab.context(),
    call: (async (name: string, payload: Record<string, unknown>) => call(name, payload)) as MoneyDependencies['call'],
    idempotencyHeader: 'intent',
    callTimeout: 30_000,
    hold: tab.hold,
    wait: time.wait,
    newIntent: () => `intent-${String(++intents).padStart(6, '0')}`,
  }
  return {
    call: call as (name: string, payload: object) => Read,
    moneyDependencies,
    settle: time.settle,
    sent,
    payloads,
    random,
    note: () => notes.join(', '),
  }
}

/** A decoded response. */
interface Read {
  readonly status: boolean
  readonly data?: unknown
}

const rowsOf = (value: unknown): readonly Record<string, unknown>[] =>
  Object.values(Object(value) as object).map((row) => Object(row) as Record<string, unknown>)

/** Whether two JSON values are the same number or text. A number and its text are the same. */
const isSame = (one: unknown, other: unknown) =>
  ['string', 'number'].includes(typeof one) && String(one).trim() === String(other).trim()

describe(`[API-02] ${3 * cases} paths through a flow, each with at most one broken response`, () => {
  test('[DEP-01] a deposit follows a row of the response, and completes only if the response says so', async () => {
    let done = 0
    for (let seed = 0; seed < cases; seed++) {
      const visit = openVisit(seed, ['deposit/get-deposit-channel', 'deposit/add-deposit', 'promotion/apply-promotion'])
      const { call, sent, payloads, random, note } = visit
      const { status, data } = call('deposit/get-deposit-channel', {})
      const channels = status ? ((data as { bankbomb?: readonly DepositChannel[] } | undefined)?.bankbomb ?? []) : []
      const channel = channels[Math.floor(random() * channels.length)]
      if (!channel) continue
      const taken: (string | undefined)[] = []
      const opened: string[] = []
      const flow = createDeposit({
        ...visit.moneyDependencies,
        variant: seed % 3 === 0 ? 'guided' : 'standard',
        currency: 'THB',
        offer: { channels },
        query: { promotionId: 1 },
        countdowns: { start: () => {}, secondsLeft: () => 0, clear: () => {} },
        serverNow: () => 0,
        showFailure: () => {},
        onTaken: (amount) => void taken.push(amount),
        onChanged: () => {},
        onDone: () => {},
        openPage: (url) => void opened.push(url),
      })
      void flow.act({ type: 'channel-chosen', channel })
      // A transfer to a bankbot channel waits for the response to its log.
      await visit.settle()
      void flow.act({ type: 'amount-typed', text: '150.50' })
      flow.addPicture('r', new Blob())
      for (let press = 0; press < 3; press++) void flow.act({ type: 'continued' })
      await visit.settle()
      const { deposit } = flow.view().state
      const names = payloads.map(([name]) => name)
      flow.close()
      const row = rowsOf(rowsOf(sent.get('deposit/get-deposit-channel')?.data)[0]).find(
        ({ id, payment_method: method }) => isSame(id, channel.id) && isSame(method, channel.payment_method),
      )
      expect(row, note()).toBeDefined()
      if (names.includes('deposit/insert-express-deposit-log')) expect(isSame(row?.bankbot, '1'), note()).toBe(true)
      const sends = payloads.filter(([name]) => name === 'deposit/add-deposit')
      expect(sends.length, note()).toBeLessThanOrEqual(1)
      for (const [, payload] of sends) {
        expect([payload.bank_id, payload.payment_method].map(String), note()).toEqual(
          [row?.id, row?.payment_method].map((one) => String(one).trim()),
        )
        if (!isSame(row?.rapid_auto, 1)) expect(payload.amount, note()).toBe('150.50')
      }
      const output = sent.get('deposit/add-deposit')
      const { url } = Object(output?.data) as { url?: unknown }
      const isTaken = deposit.step === 1 || deposit.step === 40
      // An express transfer without an amount needs no call, so all transfers here have an amount.
      expect(isTaken, note()).toBe(output?.status === true)
      expect(names.includes('promotion/apply-promotion'), note()).toBe(deposit.step === 1)
      expect(taken.length, note()).toBe(deposit.step === 1 ? 1 : 0)
      if (deposit.step === 40) expect(deposit.url, note()).toBe(String(url))
      if (opened.length > 0)
        expect([opened, [1, '1', true].includes(row?.redirect_page as 1)], note()).toEqual([[url], true])
      if (isTaken) done += 1
    }
    expect(done).toBeGreaterThan(cases / 2)
  })

  test('[WDR-06] a withdrawal uses an account of the response, within its limit, and completes only if the response says so', async () => {
    let done = 0
    for (let seed = 0; seed < cases; seed++) {
      const visit = openVisit(seed, [
        'user/get-user-bank-detail',
        'user/get-user-bank-detail',
        'withdraw/get-withdraw-limit',
        'withdraw/do-withdraw',
      ])
      const { sent, payloads, note } = visit
      const successes: string[] = []
      const flow = createWithdrawal({
        ...visit.moneyDependencies,
        currency: 'THB',
        onClose: () => {},
        onChanged: () => {},
        onSuccess: (amount) => void successes.push(amount),
        onFailure: () => {},
        onMessage: () => {},
      })
      await visit.settle()
      void flow.act({ type: 'amount-typed', text: '500' })
      void flow.act({ type: 'confirmed' })
      void flow.act({ type: 'confirmed' })
      await visit.settle()
      flow.close()
      const sends = payloads.filter(([name]) => name === 'withdraw/do-withdraw')
      expect(sends.length, note()).toBeLessThanOrEqual(1)
      for (const [, payload] of sends) {
        const { bank } = Object(sent.get('user/get-user-bank-detail')?.data) as { bank?: unknown }
        const { withdraw_limit: most } = Object(sent.get('withdraw/get-withdraw-limit')?.data) as {
          withdraw_limit?: unknown
        }
        expect(payload.amount, note()).toBe('500')
        expect(
          rowsOf(bank).map(({ id }) => String(id).trim()),
          note(),
        ).toContain(String(payload.tangki_id))
        expect(Number(most), note()).toBeGreaterThanOrEqual(500)
      }
      const isTrue = sent.get('withdraw/do-withdraw')?.status === true
      expect(successes, note()).toEqual(isTrue ? ['500'] : [])
      if (isTrue) done += 1
    }
    expect(done).toBeGreaterThan(cases / 3)
  })

  test('[STA-01] [STA-04] a session logs in only if the response says so, and each balance that it shows is in a response', async () => {
    const wallet = walletArea.session as NonNullable<typeof walletArea.session>
    let shown = 0
    for (let seed = 0; seed < cases; seed++) {
      const { call, sent, note } = openVisit(seed, ['index/auth', 'user/dashboard', 'user/get-bal', 'index/logout'])
      const session = createSession({
        call: (async (name: never, payload: object) => call(name, payload)) as unknown as SessionCall,
        now: () => 0,
        currency: 'THB',
        onEnd: () => {},
        announce: () => {},
        parts: new Map([['wallet', wallet]]),
      })
      const balance = () => session.store.getState().parts.wallet[0]?.balance
      const expectTrue = (balances: readonly unknown[]) => {
        const { member, loggedIn } = session.store.getState()
        expect(loggedIn, note()).toBe(member !== undefined)
        expect(balance(), note()).not.toBe('1.11')
        if (balance() !== undefined && balance() !== '-')
          expect(
            balances.some((one) => isSame(one, balance()) || Number(one) === Number(balance())),
            note(),
          ).toBe(true)
      }
      const firstOf = (wallets: unknown) => rowsOf(wallets)[0]?.balance
      const { status } = await session.login(username, password)
      const auth = sent.get('index/auth')
      if (status) expect(auth?.status, note()).toBe(true)
      const dashboardWallet = firstOf((Object(sent.get('user/dashboard')?.data) as { wallet?: unknown }).wallet)
      expectTrue([dashboardWallet])
      await session.refreshPart('wallet')
      const balanceWallet = firstOf(sent.get('user/get-bal')?.data)
      expectTrue([balanceWallet, dashboardWallet])
      if (balance() !== undefined && balance() !== '-') shown += 1
      await session.logout()
      if (sent.get('index/logout')?.status === true) {
        expect(session.store.getState().member, note()).toBeUndefined()
        expect(balance(), note()).toBeUndefined()
      }
    }
    expect(shown).toBeGreaterThan(cases / 2)
  })
})

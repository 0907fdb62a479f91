import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../runtime/api/read-answer.ts'
import { type Call as SessionCall, createSession } from '../../runtime/session/session.ts'
import type { DepositChannel } from '../../schemas/generated/records.ts'
import walletArea from '../../widgets/wallet/area.ts'
import {
  type DepositChange,
  type DepositEvent,
  depositFlow,
  depositStart,
} from '../../widgets/wallet/model/deposit/deposit-flow.ts'
import { depositPayload } from '../../widgets/wallet/model/deposit/deposit-payload.ts'
import { outcomeOf } from '../../widgets/wallet/model/money/money-answer.ts'
import {
  type WithdrawalChange,
  type WithdrawalEvent,
  withdrawalFlow,
  withdrawalStart,
} from '../../widgets/wallet/model/withdrawal/withdrawal-flow.ts'
import { withdrawalPayload } from '../../widgets/wallet/model/withdrawal/withdrawal-payload.ts'
import type { Envelope } from './minimal-backend.ts'
import { createMinimalWorld } from './minimal-world.ts'
import { createRandom, placesOf, swapAt } from './swap-types.ts'
import type { NamedCall } from './tables.ts'
import { typed } from './typing.ts'

/*
 * Each case is one way through a flow over a backend that breaks one place of one of its answers: another JSON type, a field
 * away, a row broken. The oracle reads the broken answer itself, field by field.
 */

/** Cases of each flow. Each run has the same ones. */
const cases = 2000
const username = '660812345678'
const password = 'Passw0rd1'

/** An answer as it was sent, whatever it is. */
type Sent = { readonly status?: unknown; readonly data?: unknown } | null

/** What the flows need beyond the specification's plainest answers. */
const fuller: Readonly<Record<string, (answer: Envelope) => Envelope>> = {
  'deposit/get-deposit-channel': (answer) => {
    const [first, ...rest] = (answer.data as { bankbomb: DepositChannel[] }).bankbomb
    const bankbomb = [first, { ...first, id: 7, bankbot: '1', payment_method: 'robot' }, ...rest]
    return { ...answer, data: { ...(answer.data as object), bankbomb } }
  },
  'user/get-user-bank-detail': (answer) => {
    const { bank, ...rest } = answer.data as { bank: object[] }
    return { ...answer, data: { ...rest, bank: [21, 22].map((id) => ({ ...bank[0], id, account_number: `${id}` })) } }
  },
  'deposit/add-deposit': (answer) => ({ ...answer, data: { url: 'https://pay.example/1' } }),
  'user/dashboard': (answer) => withSecondWallet(answer, 'wallet'),
  'user/get-bal': (answer) => withSecondWallet(answer),
}

const second = { display: 'USD', balance: '1.11' }

function withSecondWallet(answer: Envelope, field?: string): Envelope {
  const data = Object(answer.data) as Record<string, unknown>
  const wallets = field === undefined ? data : data[field]
  if (!Array.isArray(wallets)) return answer
  const both = [...wallets, second]
  return { ...answer, data: field === undefined ? both : { ...data, [field]: both } }
}

/** One visit: a backend whose answer to `broken` is broken at one place, and what it has sent. */
function openVisit(seed: number, broken: readonly NamedCall[]) {
  const random = createRandom(seed)
  const world = createMinimalWorld()
  const [member] = world.members.values()
  const target = broken[Math.floor(random() * broken.length)]
  const sent = new Map<string, Sent>()
  const payloads: [string, Record<string, unknown>][] = []
  const notes = [`seed ${seed}`]
  let isLoggedIn = false
  const call = (name: string, payload: Record<string, unknown>) => {
    const isMembers = isLoggedIn || name !== 'user/dashboard'
    const { answer } = world.answer(name as NamedCall, payload, isMembers ? member : undefined)
    if (name === 'index/auth') isLoggedIn = true
    if (name === 'index/logout') isLoggedIn = false
    const whole = typed(fuller[name]?.(answer) ?? answer, seed % 2 === 0 ? 'numbers' : 'texts')
    let body = JSON.parse(JSON.stringify(whole)) as unknown
    if (name === target && !sent.has(name)) {
      const places = placesOf(body)
      const swapped = swapAt(body, places[Math.floor(random() * places.length)] ?? [], random)
      body = swapped.value
      notes.push(`${name} ${swapped.swap}`)
    }
    sent.set(name, body as Sent)
    payloads.push([name, payload])
    return readAnswer(name, 200, body, {})
  }
  return { call: call as unknown as Call, sent, payloads, random, note: () => notes.join(', ') }
}

type Details = Extract<WithdrawalEvent, { readonly type: 'details-loaded' }>

/** The calls of the flows, and of the session. */
interface Call {
  (name: 'deposit/get-deposit-channel', payload: object): Read<{ readonly bankbomb: readonly DepositChannel[] }>
  (name: 'deposit/add-deposit', payload: object): Read<{ readonly url?: string }>
  (
    name: 'user/get-user-bank-detail',
    payload: object,
  ): Read<Pick<Details, 'settings'> & { readonly [kind in 'bank' | 'crypto']: Details['accounts'] }>
  (name: 'withdraw/get-withdraw-limit', payload: object): Read<{ readonly withdraw_limit: string }>
  (name: 'withdraw/do-withdraw', payload: object): Read<unknown>
}

interface Read<Data> {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly unanswered?: true
  readonly data?: Data
}

const rowsOf = (value: unknown): readonly Record<string, unknown>[] =>
  Object.values(Object(value) as object).map((row) => Object(row) as Record<string, unknown>)

/** Whether two values of JSON are one number, or one text. */
const isSame = (one: unknown, other: unknown) =>
  ['string', 'number'].includes(typeof one) && String(one).trim() === String(other).trim()

describe(`[API-02] ${3 * cases} ways through a flow, each with one answer broken at one place`, () => {
  test('[DEP-01] a deposit goes where a row of the answer says, and is done where the answer says so', () => {
    let done = 0
    for (let seed = 0; seed < cases; seed++) {
      const { call, sent, payloads, random, note } = openVisit(seed, [
        'deposit/get-deposit-channel',
        'deposit/add-deposit',
      ])
      const offer = call('deposit/get-deposit-channel', {})
      const channels = offer.status ? (offer.data?.bankbomb ?? []) : []
      const channel = channels[Math.floor(random() * channels.length)]
      if (!channel) continue
      let state = depositStart(seed % 3 === 0 ? 'guided' : 'standard')
      const happened: DepositChange['effects'][number][] = []
      const dispatch = (event: DepositEvent) => {
        const change = depositFlow(state, event)
        state = change.state
        happened.push(...change.effects)
        for (const effect of change.effects) {
          if (effect.type !== 'send') continue
          const payload = depositPayload(state, '2026-11-21 18:00:00', 'THB')
          if (payload) answer = call('deposit/add-deposit', payload)
        }
      }
      let answer: Read<{ url?: string }> | undefined
      dispatch({ type: 'opened', promotionId: 1 })
      dispatch({ type: 'channel-chosen', channel })
      dispatch({ type: 'amount-typed', text: '150.50' })
      dispatch({ type: 'receipt-added', key: 'r' })
      for (let press = 0; press < 3; press++) dispatch({ type: 'continued' })
      const row = rowsOf(rowsOf((sent.get('deposit/get-deposit-channel') as { data: object }).data)[0]).find(
        ({ id, payment_method: method }) => isSame(id, channel.id) && isSame(method, channel.payment_method),
      )
      expect(row, note()).toBeDefined()
      if (happened.some(({ type }) => type === 'log-express')) expect(isSame(row?.bankbot, '1'), note()).toBe(true)
      if (!answer) continue
      expect(payloads.filter(([name]) => name === 'deposit/add-deposit').length, note()).toBe(1)
      const [, payload = {}] = payloads.find(([name]) => name === 'deposit/add-deposit') ?? []
      expect(isSame(row?.id, payload.bank_id) && isSame(row?.payment_method, payload.payment_method), note()).toBe(true)
      if (!isSame(row?.rapid_auto, 1)) expect(payload.amount, note()).toBe('150.50')
      const outcome = outcomeOf(answer)
      if (outcome === 'done') dispatch({ type: 'deposit-done', ...(answer.data?.url && { url: answer.data.url }) })
      else if (outcome === 'refused') dispatch({ type: 'deposit-refused' })
      const said = sent.get('deposit/add-deposit')
      const url = (Object(said?.data) as { url?: unknown }).url
      if (said?.status !== true) {
        expect([1, 40], note()).not.toContain(state.step)
        expect(
          happened.map(({ type }) => type),
          note(),
        ).not.toContain('apply-promotion')
      } else if (typeof url === 'string' && url !== '') {
        if (state.step === 40) expect(state.url, note()).toBe(url)
        else expect([1, '1', true], note()).toContain(row?.redirect_page)
      } else if (url !== undefined && typeof url === 'object') expect(state.step, note()).toBe(1)
      if (said?.status === true) done += 1
    }
    expect(done).toBeGreaterThan(cases / 3)
  })

  test('[WDR-06] a withdrawal goes to an account of the answer, within its limit, and is done where the answer says so', () => {
    let done = 0
    for (let seed = 0; seed < cases; seed++) {
      const { call, sent, payloads, note } = openVisit(seed, [
        'user/get-user-bank-detail',
        'user/get-user-bank-detail',
        'withdraw/get-withdraw-limit',
        'withdraw/do-withdraw',
      ])
      let state = withdrawalStart
      const happened: WithdrawalChange['effects'][number]['type'][] = []
      const dispatch = (event: WithdrawalEvent) => {
        const change = withdrawalFlow(state, event)
        state = change.state
        happened.push(...change.effects.map(({ type }) => type))
      }
      dispatch({ type: 'opened' })
      const details = call('user/get-user-bank-detail', {})
      if (details.status && details.data) {
        const { bank, crypto, settings } = details.data
        dispatch({ type: 'details-loaded', accounts: [...bank, ...crypto], settings })
      }
      const limit = call('withdraw/get-withdraw-limit', {})
      if (limit.status && limit.data) dispatch({ type: 'limit-loaded', limit: limit.data.withdraw_limit })
      dispatch({ type: 'amount-typed', text: '500' })
      dispatch({ type: 'confirmed' })
      dispatch({ type: 'confirmed' })
      const payload = happened.includes('send') ? withdrawalPayload(state) : undefined
      if (!payload) continue
      const answer = call('withdraw/do-withdraw', payload)
      const outcome = outcomeOf(answer)
      if (outcome === 'done') dispatch({ type: 'withdrawal-done' })
      else if (outcome === 'refused') dispatch({ type: 'withdrawal-refused', code: answer.code ?? 0 })
      const { bank } = Object(sent.get('user/get-user-bank-detail')?.data) as { bank?: unknown }
      expect(
        rowsOf(bank).map(({ id }) => String(id).trim()),
        note(),
      ).toContain(String(payload.tangki_id))
      const { withdraw_limit: most } = Object(sent.get('withdraw/get-withdraw-limit')?.data) as {
        withdraw_limit?: unknown
      }
      expect(Number(most), note()).toBeGreaterThanOrEqual(Number(payload.amount))
      expect(payloads.at(-1)?.[1], note()).toMatchObject({ amount: '500' })
      const isTrue = sent.get('withdraw/do-withdraw')?.status === true
      expect(happened.includes('toast'), note()).toBe(isTrue)
      if (isTrue) done += 1
    }
    expect(done).toBeGreaterThan(cases / 3)
  })

  test('[STA-01] [STA-04] a session has the member and the balance that the answers say, or none', async () => {
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
      const saidByDashboard = firstOf((Object(sent.get('user/dashboard')?.data) as { wallet?: unknown }).wallet)
      expectTrue([saidByDashboard])
      await session.refreshPart('wallet')
      const saidByBalance = firstOf(sent.get('user/get-bal')?.data)
      expectTrue([saidByBalance, saidByDashboard])
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

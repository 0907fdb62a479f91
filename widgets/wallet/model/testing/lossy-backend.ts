import type { VirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Kind = 'deposit' | 'withdrawal'

/** A row of the ledger. */
export interface Entry {
  readonly member: string
  readonly kind: Kind
  readonly intent: string
  readonly amount: string
  readonly at: number
}

/** A money call from a page. */
export interface SentCall {
  readonly member: string
  readonly kind: Kind
  readonly intent: string
  readonly at: number
}

export interface BackendOptions {
  /** Whether a money call takes effect once for each intent. */
  readonly isIdempotent: boolean
  /** Whether the backend sometimes moves the money and then responds with a failure. */
  readonly failsAfter: boolean
  /** Whether a money call sometimes arrives later than `lifetime`. */
  readonly isSometimesLate: boolean
  /** The time in which the client expects a request to arrive, in ms. */
  readonly lifetime: number
}

/** The member in the page's cookie. */
export interface Caller {
  readonly member: string
  readonly isValid: () => boolean
}

type CallResponse = Readonly<{ status: boolean; code?: number; msg?: string; data?: unknown; noResponse?: true }>

/** Timeout of the client, in ms. */
const clientTimeout = 30_000

const settings = {
  minimum_withdraw: '1',
  maximum_withdraw: '100000',
  crypto_min_withdrawal: '1',
  crypto_max_withdrawal: '100000',
  withdraw_daily_limit: '500000',
  withdraw_daily_count: 10,
}
const account = { id: 1, type: 'bank', bank_type: 'bank', bank_name: 'Bank', account_number: '1', account_name: 'N' }

/** A backend with a ledger, behind a network that delays and loses requests but repeats none. */
export function createLossyBackend(time: VirtualTime, random: SeededRandom, options: BackendOptions) {
  const ledger: Entry[] = []
  const sent: SentCall[] = []
  let isQuiet = false

  function move(caller: Caller, kind: Kind, intent: string, amount: string): CallResponse {
    const known = ledger.find((entry) => entry.intent === intent)
    if (known && options.isIdempotent) {
      // For the same amount, the server repeats its first response. For another amount, it repeats the response or
      // refuses.
      const repeats = known.amount === amount || random.chance(0.5)
      return repeats ? { status: true, data: {} } : { status: false, code: 4208, msg: 'Key reused.' }
    }
    if (!isQuiet && random.chance(0.12)) return { status: false, code: 4211, msg: 'Too much.' }
    if (!isQuiet && random.chance(0.06)) return { status: false, code: 502, msg: 'Try later.' }
    ledger.push({ member: caller.member, kind, intent, amount, at: time.now() })
    if (!isQuiet && options.failsAfter && random.chance(0.08)) return { status: false, code: 5000, msg: 'Failed.' }
    return { status: true, data: {} }
  }

  function find(caller: Caller, intent: string): CallResponse {
    const items = ledger
      .filter((entry) => entry.member === caller.member && entry.intent === intent)
      .map(({ kind, amount }): Partial<Transaction> => ({ kind, amount, intent, state: 'done' }))
    return { status: true, data: { items, total: items.length } }
  }

  /** The time to the server, in ms. Undefined for a lost request. */
  function wayThere(isMoney: boolean): number | undefined {
    if (isQuiet) return 10
    if (random.chance(0.15)) return undefined
    if (isMoney && options.isSometimesLate && random.chance(0.07)) {
      return random.between(options.lifetime, 4 * options.lifetime)
    }
    return random.chance(0.15) ? random.between(2000, options.lifetime - 1000) : random.between(5, 1500)
  }

  function send(isMoney: boolean, handle: () => CallResponse): Promise<CallResponse> {
    return new Promise((resolve) => {
      let isOver = false
      const finish = (response: CallResponse) => {
        if (!isOver) resolve(response)
        isOver = true
      }
      time.after(isMoney ? clientTimeout : 5000, () => finish({ status: false, noResponse: true }))
      const there = wayThere(isMoney)
      if (there === undefined) return
      time.after(there, () => {
        const response = handle()
        if (isQuiet || !random.chance(0.2)) {
          time.after(isQuiet ? 10 : random.between(5, 2500), () => finish(response))
        }
      })
    })
  }

  return {
    ledger: ledger as readonly Entry[],
    sent: sent as readonly SentCall[],
    /** Makes the network quick and reliable. The backend then accepts every new intent. */
    calm: () => void (isQuiet = true),
    call(
      caller: Caller,
      endpoint: string,
      payload: { readonly amount?: string; readonly intent?: string },
      intent = '',
    ): Promise<CallResponse> {
      const { amount = '' } = payload
      const guarded = (handle: () => CallResponse) => () =>
        caller.isValid() ? handle() : { status: false, code: 1001 }
      switch (endpoint) {
        case 'deposit/add-deposit':
        case 'withdraw/do-withdraw': {
          const kind = endpoint === 'deposit/add-deposit' ? 'deposit' : 'withdrawal'
          sent.push({ member: caller.member, kind, intent, at: time.now() })
          return send(
            true,
            guarded(() => move(caller, kind, intent, amount)),
          )
        }
        case 'user/get-transactions':
          return send(
            false,
            guarded(() => find(caller, payload.intent ?? '')),
          )
        case 'user/get-user-bank-detail':
          return Promise.resolve({ status: true, data: { bank: [account], crypto: [], settings } })
        case 'withdraw/get-withdraw-limit':
          return Promise.resolve({ status: true, data: { withdraw_limit: '100000' } })
        default:
          return Promise.resolve({ status: true, data: {} })
      }
    },
  }
}

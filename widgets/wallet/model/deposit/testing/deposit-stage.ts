import { createCountdowns } from '../../../../../runtime/countdown/countdowns.ts'
import { createDevice, type SimulatedTab } from '../../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../../runtime/flow/testing/virtual-time.ts'
import type { Transaction } from '../../../../../schemas/generated/records.ts'
import { createDeposit, type DepositDependencies } from '../create-deposit.ts'
import { url } from './run-deposit.ts'
import { bank, express, page } from './sample-channels.ts'

/** The time at which a test begins, in ms since 1970. */
export const start = Date.UTC(2026, 10, 21, 10)

/** A device, and a backend with the responses of a test. */
export function openDepositStage() {
  const time = createVirtualTime(start)
  const device = createDevice(time)
  device.become('malee')
  const clock = { now: time.now, observe: () => {} }
  const countdowns = createCountdowns({ clock, storage: device.storage, scope: 'test' })
  const calls: { endpoint: string; payload: { amount?: string; replaces?: string }; intent: string | undefined }[] = []
  /** The times of the look-ups, in ms since the start. */
  const lookUps: number[] = []
  const rows: Partial<Transaction>[] = []
  const failures: (string | undefined)[] = []
  const taken: (string | undefined)[] = []
  const state = {
    response: { status: true, data: { url } } as object,
    logResponse: { status: true } as object,
    isLost: false,
    /** The responses of `promotion/*`, by endpoint. */
    promotion: {} as Readonly<Record<string, object>>,
    hasLookUp: true,
  }
  let ids = 0

  const open = (tab: SimulatedTab, more: Partial<DepositDependencies> = {}) =>
    createDeposit({
      flow: tab.context(),
      call: (async (
        endpoint: string,
        payload: { amount?: string; intent?: string },
        options?: { headers?: object },
      ) => {
        const { intent } = (options?.headers ?? {}) as { intent?: string }
        calls.push({ endpoint, payload, intent })
        await time.wait(100)
        if (endpoint === 'user/get-transactions') {
          lookUps.push(time.now() - 100 - start)
          if (!state.hasLookUp) return { status: false, missing: true }
          const items = rows.filter((row) => row.intent === payload.intent)
          return { status: true, data: { items, total: items.length } }
        }
        if (endpoint === 'deposit/insert-express-deposit-log') return state.logResponse
        if (endpoint !== 'deposit/add-deposit') return state.promotion[endpoint] ?? { status: true, data: {} }
        return state.isLost ? { status: false, noResponse: true } : state.response
      }) as DepositDependencies['call'],
      idempotencyHeader: 'intent',
      callTimeout: 30_000,
      hold: tab.hold,
      wait: time.wait,
      newIntent: () => `intent-${String(++ids).padStart(6, '0')}`,
      variant: 'standard',
      currency: 'THB',
      offer: { channels: [express, bank, page] },
      query: {},
      countdowns,
      serverNow: time.now,
      showFailure: ({ msg }) => void failures.push(msg),
      onTaken: (amount) => void taken.push(amount),
      onChanged: () => {},
      onDone: () => {},
      openPage: () => {},
      ...more,
    })
  const pay = (flow: ReturnType<typeof open>, amount = '500') => {
    void flow.act({ type: 'channel-chosen', channel: page })
    void flow.act({ type: 'amount-typed', text: amount })
    void flow.act({ type: 'continued' })
  }
  const callsOf = (name: string) => calls.filter(({ endpoint }) => endpoint === name)
  const sends = () => callsOf('deposit/add-deposit')
  const logs = () => callsOf('deposit/insert-express-deposit-log')
  return { time, device, countdowns, calls, callsOf, lookUps, rows, failures, taken, state, open, pay, sends, logs }
}

import { createDevice, type SimulatedTab } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import { accountKey } from '../../../../runtime/countdown/account-key.ts'
import { createDeposit, type DepositFlow } from '../deposit/create-deposit.ts'
import { page } from '../deposit/testing/sample-channels.ts'
import type { MoneyDependencies } from '../money/create-money-send.ts'
import { createWithdrawal, type WithdrawalFlow } from '../withdrawal/create-withdrawal.ts'
import { type BackendOptions, createLossyBackend, type Entry, type Kind } from './lossy-backend.ts'
import { seededRandom } from './seeded-random.ts'

export interface HistoryOptions extends Omit<BackendOptions, 'lifetime'> {
  readonly seed: number
  readonly kind: Kind
}

/** The result of a history. In a history, members click, reload, close tabs and log in, until nothing more happens. */
export interface History {
  readonly ledger: readonly Entry[]
  readonly sends: number
  /** False messages about money, and sends that the rules forbid. */
  readonly violations: readonly string[]
  /** Entries that no message reported to their member. */
  readonly unreported: readonly Entry[]
  /** The number of messages, by kind. */
  readonly messageCounts: Readonly<Record<string, number>>
}

const callTimeout = 30_000
const lifetime = callTimeout + 15_000
const start = Date.UTC(2026, 10, 21, 10)
const members = ['malee', 'somchai']
const channel = { ...page, minimum_deposit: '1' }

/** Runs one history of a device. The same seed gives the same history. */
export async function liveHistory(options: HistoryOptions): Promise<History> {
  const { kind } = options
  const random = seededRandom(options.seed)
  const time = createVirtualTime(start)
  const device = createDevice(time)
  const backend = createLossyBackend(time, random, { ...options, lifetime })
  const violations: string[] = []
  const reported = new Set<string>()
  const messageCounts: Record<string, number> = {}
  let cookie = 0
  let ids = 0

  const violation = (text: string) => void violations.push(`${time.now() - start} ms: ${text}`)
  const countMessage = (word: string) => void (messageCounts[word] = (messageCounts[word] ?? 0) + 1)

  function become(next: string | undefined): void {
    cookie += 1
    device.become(next)
    for (const tab of tabs) tab.show()
  }

  /** Records a page's report that an amount of a member was moved. */
  function reportDone(member: string, amount: string | undefined, intent?: string): void {
    countMessage('done')
    const fits = backend.ledger.filter((entry) => entry.member === member && entry.amount === amount)
    const entry =
      intent === undefined ? fits.find((one) => !reported.has(one.intent)) : fits.find((one) => one.intent === intent)
    if (entry) reported.add(entry.intent)
    // Without an intent, another tab may have reported this amount already.
    else if (fits.length === 0 || intent !== undefined) violation(`${member} read that ${amount} was moved`)
  }

  /** Records a page's report of a refusal. The report is false if the ledger has the intent. */
  function reportRefused(intent: string | undefined): void {
    countMessage('refused')
    if (backend.ledger.some((entry) => entry.intent === intent)) violation(`a page reported that ${intent} was refused`)
  }

  /** Before a tab sends a new intent, checks that a page has reported each earlier intent that moved money. */
  function watchSend(member: string, intent: string): void {
    const earlier = backend.sent.filter((one) => one.member === member && one.intent !== intent)
    for (const one of earlier) {
      const hasMoved = backend.ledger.some((entry) => entry.intent === one.intent)
      if (hasMoved && !reported.has(one.intent)) violation(`${intent} was sent before ${one.intent} was reported`)
    }
  }

  function openTab() {
    let tab: SimulatedTab = device.openTab()
    let screen: DepositFlow | WithdrawalFlow | undefined
    let lastSent: string | undefined
    /** The page in the tab. Promises of a closed page never settle. */
    let shown = { isOpen: true }

    function moneyDependencies(member: string): MoneyDependencies {
      const mine = cookie
      const here = shown
      const caller = { member, isValid: () => cookie === mine }
      const stay = async <Value>(value: Promise<Value>): Promise<Value> => {
        const settled = await value
        return here.isOpen ? settled : new Promise(() => {})
      }
      return {
        flow: { ...tab.context(), member: accountKey(member) },
        call: (async (endpoint: string, payload: object, call?: { headers?: Record<string, string> }) => {
          const intent = call?.headers?.intent
          if (intent !== undefined && !intent.endsWith('-promotion')) {
            lastSent = intent
            watchSend(member, intent)
          }
          const response = await stay(backend.call(caller, endpoint, payload, intent))
          // The server has ended the session. If the device still has this session, it logs out.
          if (response.code === 1001 && cookie === mine) become(undefined)
          return response
        }) as MoneyDependencies['call'],
        idempotencyHeader: 'intent',
        callTimeout,
        hold: tab.hold,
        wait: (ms) => stay(time.wait(ms)),
        newIntent: () => `intent-${String(++ids).padStart(6, '0')}`,
      }
    }

    function openDeposit(member: string): DepositFlow {
      const flow = createDeposit({
        ...moneyDependencies(member),
        variant: 'standard',
        currency: 'THB',
        offer: { channels: [channel] },
        query: { channelIndex: 0 },
        countdowns: { start: () => {}, secondsLeft: () => 0, clear: () => {} },
        serverNow: time.now,
        showFailure: () => reportRefused(lastSent),
        onTaken: (amount) => reportDone(member, amount, flow.view().state.intent),
        onChanged: () => {},
        onDone: () => {},
        openPage: () => {},
      })
      return flow
    }

    const openWithdrawal = (member: string): WithdrawalFlow =>
      createWithdrawal({
        ...moneyDependencies(member),
        currency: 'THB',
        onClose: () => {},
        onChanged: () => {},
        onSuccess: (amount) => reportDone(member, amount),
        onFailure: () => reportRefused(lastSent),
        onMessage: countMessage,
      })

    function show(): void {
      screen?.close()
      screen = undefined
      lastSent = undefined
      const member = device.member()
      if (member !== undefined) screen = kind === 'deposit' ? openDeposit(member) : openWithdrawal(member)
    }

    /** The member types an amount and confirms, often more than once. */
    async function confirm(): Promise<void> {
      const flow = screen
      if (!flow) return
      const amount = String(random.between(1, 9))
      const presses = random.between(1, 20)
      if (kind === 'deposit') {
        const { act, view } = flow as DepositFlow
        if (view().state.deposit.step === 1) void act({ type: 'acknowledged' })
        void act({ type: 'channel-chosen', channel })
        void act({ type: 'amount-typed', text: amount })
        for (let press = 0; press < presses; press++) void act({ type: 'continued' })
        return
      }
      const { act } = flow as WithdrawalFlow
      void act({ type: 'went-back' })
      void act({ type: 'amount-typed', text: amount })
      for (let press = 0; press < presses; press++) void act({ type: 'confirmed' })
    }

    show()
    return {
      show,
      confirm,
      check: () => screen?.check(),
      isDone: () => kind === 'deposit' && (screen as DepositFlow | undefined)?.view().state.deposit.step === 1,
      /** Reloads the page without any cleanup of the old page. */
      reload(): void {
        screen = undefined
        shown.isOpen = false
        shown = { isOpen: true }
        const { storage } = tab
        tab.leave()
        tab = device.openTab(storage)
        show()
      },
      /** Closes the tab without any cleanup, as a killed browser does. */
      kill(): void {
        screen = undefined
        shown.isOpen = false
        tab.leave()
      },
    }
  }

  device.become(members[0])
  const tabs: ReturnType<typeof openTab>[] = []
  tabs.push(openTab())
  for (let action = random.between(4, 16); action > 0; action--) {
    time.after(random.between(0, 240_000), () => {
      const tab = random.one(tabs)
      const draw = random.between(1, 100)
      if (draw <= 52) void tab.confirm()
      else if (draw <= 64) tab.reload()
      else if (draw <= 72) tab.show()
      else if (draw <= 78) tab.check()
      else if (draw <= 86) become(random.chance(0.5) ? undefined : random.one(members))
      else if (draw <= 92 && tabs.length > 1) tabs.splice(tabs.indexOf(tab), 1)[0]?.kill()
      else if (tabs.length < 3) tabs.push(openTab())
    })
  }
  await time.run(start + 900_000)
  backend.calm()
  // Each member comes back once, to all open tabs, and sees the outcome of every open intent.
  for (const member of members) {
    become(member)
    await time.run(time.now() + 200_000)
    for (const tab of tabs) tab.show()
    await time.run(time.now() + 200_000)
  }
  return {
    ledger: backend.ledger,
    sends: backend.sent.length,
    violations,
    unreported: backend.ledger.filter(({ intent }) => !reported.has(intent)),
    messageCounts,
  }
}

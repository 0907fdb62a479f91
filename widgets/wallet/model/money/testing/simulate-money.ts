import { createSendOnce, type SendOnce } from '../send-once.ts'
import { createBrowserLocks, createTabStorage } from './browser-tabs.ts'
import { type Answer, createMoneyServer, type Entry, type Fate, type Question } from './money-server.ts'
import { createVirtualTime } from './virtual-time.ts'

/** What one run is like. */
export interface RunOptions {
  readonly seed: number
  /** Whether the server looks at intents. */
  readonly looksAtIntents: boolean
  /** Whether the server sometimes moves the money and then answers that it has failed. */
  readonly failsAfter: boolean
  /** Whether a tab is sometimes duplicated, with its storage. */
  readonly duplicates: boolean
  /** Whether a request sometimes reaches the server after its lifetime. */
  readonly isSometimesLate: boolean
}

/** What came of a run in which people click, reload and come back for two minutes, and then wait until all is quiet. */
export interface RunResult {
  readonly ledger: readonly Entry[]
  readonly sends: number
  /** Intents that a page said were done. */
  readonly done: ReadonlySet<string>
  /** Intents of which a request reached the server after its lifetime. */
  readonly late: ReadonlySet<string>
  /** What the pages that are open at the end show. */
  readonly ends: readonly string[]
  /** Most requests under way at once, where no page was left with one. */
  readonly mostUnderWay: number | undefined
}

const lifetime = 90_000
const start = Date.UTC(2026, 10, 21, 10)

/** Runs one life of a browser with up to three tabs over a network that loses things. The same seed gives the same run. */
export async function simulateMoney(options: RunOptions): Promise<RunResult> {
  const random = randomOf(options.seed)
  const chance = (share: number) => random() < share
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least + 1))
  const time = createVirtualTime(start)
  const server = createMoneyServer(time, options.looksAtIntents)
  const locks = createBrowserLocks()
  const done = new Set<string>()
  const late = new Set<string>()
  let isQuiet = false
  let wasLeft = false
  let intents = 0

  function fateOf(intent: string): Fate {
    if (isQuiet) return { toServer: 10, back: 10 }
    const isLate = options.isSometimesLate && chance(0.05)
    if (isLate) late.add(intent)
    const toServer = isLate
      ? between(lifetime, 3 * lifetime)
      : chance(0.2)
        ? between(2000, lifetime - 1000)
        : between(5, 2000)
    const verdicts = ['refuse', 'fail', options.failsAfter ? 'fail-after' : 'fail', 'session-ended'] as const
    return {
      toServer,
      back: between(5, 3000),
      ...(chance(0.35) && { loses: chance(0.5) ? ('request' as const) : ('answer' as const) }),
      ...(chance(0.25) && { verdict: verdicts[between(0, 3)] as (typeof verdicts)[number] }),
    }
  }

  function questionFate(): Question {
    if (isQuiet) return { toServer: 10, back: 10 }
    return {
      toServer: between(5, 1500),
      back: between(5, 1500),
      ...(chance(0.3) && { loses: 'answer' as const }),
      ...(chance(0.05) && { isSessionOver: true }),
    }
  }

  function openTab(storage = createTabStorage()) {
    let page = locks.openPage()
    let screen: SendOnce<Answer, Entry>
    const open = () => {
      screen = createSendOnce<Answer, Entry>(
        {
          send: (intent) => server.send('tab', intent, fateOf(intent)),
          ask: (intent) => server.ask(intent, questionFate()),
          storage,
          hold: page.hold,
          now: time.now,
          wait: time.wait,
          newIntent: () => `intent-${String(++intents).padStart(6, '0')}`,
        },
        { scope: 'run', lifetime },
      )
      screen.store.subscribe((state) => {
        if (state.kind !== 'done') return
        const place = 'answer' in state ? state.answer.data?.place : undefined
        const intent = 'found' in state ? state.found.intent : server.entries[place ?? -1]?.intent
        if (intent !== undefined) done.add(intent)
      })
    }
    open()
    const renew = () => {
      if (screen.store.getState().kind === 'sending') wasLeft = true
      screen.close()
      open()
    }
    return {
      storage,
      state: () => screen.store.getState(),
      renew,
      /** Clicks, keys and touches together; a screen that is over gives way to the next one. */
      click(times: number) {
        const { kind } = screen.store.getState()
        if (kind === 'done' || kind === 'ended') renew()
        for (let click = 0; click < times; click++) screen.confirm()
      },
      reload() {
        if (screen.store.getState().kind === 'sending') wasLeft = true
        screen.close()
        page.leave()
        page = locks.openPage()
        open()
      },
      check: () => screen.check(),
    }
  }

  const tabs = [openTab()]
  for (let action = between(3, 14); action > 0; action--) {
    time.after(between(0, 120_000), () => {
      const tab = tabs[between(0, tabs.length - 1)]
      const draw = random()
      if (draw < 0.6) tab?.click(between(1, 20))
      else if (draw < 0.75) tab?.reload()
      else if (draw < 0.8) tab?.renew()
      else if (draw < 0.9) tab?.check()
      else if (tabs.length < 3) tabs.push(openTab(options.duplicates && chance(0.5) ? tab?.storage.copy() : undefined))
    })
  }
  await time.run()
  isQuiet = true
  // Whoever was logged out, refused or held back comes back, and whoever was left in the dark asks once more.
  for (const tab of tabs) if (['ended', 'refused', 'elsewhere'].includes(tab.state().kind)) tab.renew()
  await time.run()
  for (const tab of tabs) tab.check()
  await time.run()
  return {
    ledger: server.entries,
    sends: server.sent.length,
    done,
    late,
    ends: tabs.map((tab) => tab.state().kind),
    mostUnderWay: wasLeft ? undefined : server.mostUnderWay(),
  }
}

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

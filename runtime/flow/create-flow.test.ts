import { describe, expect, test } from 'vitest'
import { createFlow } from './create-flow.ts'
import { createDevice, createStorage, type SimulatedTab } from './testing/simulated-device.ts'
import { createVirtualTime } from './testing/virtual-time.ts'
import type { FlowRules, Persistence } from './flow-rules.ts'

/** An example flow: weigh a parcel, then send it. Its price can be requested at any time. */
interface State {
  readonly step: 'open' | 'sent'
  readonly weight: number
  readonly price?: number
}
type Event =
  | { readonly type: 'weighed'; readonly weight: number }
  | { readonly type: 'confirmed' | 'sent' | 'refused' | 'left' | 'price-requested' }
  | { readonly type: 'price-known'; readonly price: number }
type Effect = { readonly type: 'send' } | { readonly type: 'ask-price'; readonly weight: number }

const start: State = { step: 'open', weight: 0 }

const persistence: Persistence<State> = {
  name: 'parcel',
  owner: 'visitor',
  storage: 'tab',
  lifetime: 60_000,
  save: ({ step, weight }) => (step === 'open' && weight > 0 ? { weight } : undefined),
  restore: (stored) => {
    const { weight } = stored as { weight?: unknown }
    return typeof weight === 'number' ? { step: 'open', weight } : undefined
  },
}

function rules(persist: Persistence<State> = persistence): FlowRules<State, Event, Effect> {
  return {
    start,
    locks: ['send'],
    cancels: ['left'],
    latest: ['ask-price'],
    persist,
    reduce(state, event) {
      const only = (next: State) => ({ state: next, effects: [] })
      switch (event.type) {
        case 'weighed':
          return only({ ...state, weight: event.weight })
        case 'confirmed':
          return { state, effects: [{ type: 'send' }] }
        case 'price-requested':
          return { state, effects: [{ type: 'ask-price', weight: state.weight }] }
        case 'price-known':
          return only({ ...state, price: event.price })
        case 'sent':
          return only({ ...state, step: 'sent' })
        case 'left':
          return only(start)
        case 'refused':
          return only(state)
      }
    },
  }
}

function openStage(persist?: Persistence<State>) {
  const time = createVirtualTime(Date.UTC(2026, 0, 1))
  const device = createDevice(time)
  const sent: number[] = []
  const open = (tab: SimulatedTab) => {
    const flow = createFlow<State, Event, Effect>(
      rules(persist),
      {
        send: async () => {
          sent.push(time.now())
          await time.wait(1000)
          return { type: 'sent' }
        },
        'ask-price': async ({ weight }) => {
          // The heavier the parcel, the sooner its price.
          await time.wait(1000 - weight)
          return { type: 'price-known', price: weight * 2 }
        },
      },
      tab.context(),
    )
    return flow
  }
  return { time, device, sent, open }
}

describe('the lock of a flow', () => {
  test('twenty simultaneous confirms run the effect once, and other events change nothing meanwhile', async () => {
    const { time, device, sent, open } = openStage()
    const flow = open(device.openTab())
    for (let press = 0; press < 20; press++) void flow.act({ type: 'confirmed' })
    void flow.act({ type: 'weighed', weight: 9 })
    expect(flow.view()).toEqual({ state: start, isBusy: true })
    await time.run()
    expect(sent).toHaveLength(1)
    expect(flow.view()).toEqual({ state: { step: 'sent', weight: 0 }, isBusy: false })
  })

  test('an event resolves once the flow is unlocked', async () => {
    const { time, device, open } = openStage()
    const flow = open(device.openTab())
    let isSettled = false
    void flow.act({ type: 'confirmed' }).then(() => (isSettled = true))
    await time.run(time.now() + 999)
    expect(isSettled).toBe(false)
    await time.run()
    expect(isSettled).toBe(true)
  })

  test('a failing effect unlocks the flow', async () => {
    const { time, device } = openStage()
    const failed: unknown[] = []
    const catchFailure = (error: unknown) => failed.push(error)
    process.on('unhandledRejection', catchFailure)
    const flow = createFlow<State, Event, Effect>(
      rules(),
      { send: () => Promise.reject(new Error('no')), 'ask-price': () => {} },
      device.openTab().context(),
    )
    void flow.act({ type: 'confirmed' })
    await time.run()
    await time.settle()
    process.off('unhandledRejection', catchFailure)
    expect([flow.view().isBusy, failed.length]).toEqual([false, 1])
  })
})

describe('late responses', () => {
  test('a later effect of a `latest` type cancels the earlier one', async () => {
    const { time, device, open } = openStage()
    const flow = open(device.openTab())
    for (const weight of [10, 500]) {
      void flow.act({ type: 'weighed', weight })
      void flow.act({ type: 'price-requested' })
    }
    await time.run()
    expect(flow.view().state).toMatchObject({ price: 1000 })
  })

  test('a cancel aborts the running effects and unlocks the flow', async () => {
    const { time, device, open } = openStage()
    const flow = open(device.openTab())
    void flow.act({ type: 'confirmed' })
    void flow.act({ type: 'left' })
    expect(flow.view()).toEqual({ state: start, isBusy: false })
    await time.run()
    expect(flow.view().state.step).toBe('open')
  })

  test.each(['somchai', undefined])('a change of the member to %s resets and closes the flow', async (next) => {
    const { time, device, open } = openStage()
    device.become('malee')
    const tab = device.openTab()
    const flow = open(tab)
    void flow.act({ type: 'weighed', weight: 7 })
    void flow.act({ type: 'confirmed' })
    device.become(next)
    expect(flow.view()).toEqual({ state: start, isBusy: false })
    void flow.act({ type: 'weighed', weight: 8 })
    flow.receive({ type: 'sent' })
    await time.run()
    expect(flow.view().state).toEqual(start)
  })

  test('a closed flow drops the event of a running effect', async () => {
    const { time, device, open } = openStage()
    const flow = open(device.openTab())
    void flow.act({ type: 'confirmed' })
    flow.close()
    await time.run()
    expect(flow.view().state.step).toBe('open')
  })
})

describe('the stored state', () => {
  test('a reload resumes the flow', () => {
    const { device, open } = openStage()
    const tab = device.openTab()
    void open(tab).act({ type: 'weighed', weight: 7 })
    expect(open(tab).view().state).toEqual({ step: 'open', weight: 7 })
    expect(open(device.openTab()).view().state).toEqual(start)
  })

  test("a visitor's state is not shown after somebody has logged in and out", () => {
    const { device, open } = openStage()
    const tab = device.openTab()
    const first = open(tab)
    void first.act({ type: 'weighed', weight: 7 })
    first.close()
    device.become('malee')
    device.become(undefined)
    expect(open(tab).view().state).toEqual(start)
  })

  test("a login deletes the state of a visitor's open flow from the storage", () => {
    const { device, open } = openStage()
    const tab = device.openTab()
    void open(tab).act({ type: 'weighed', weight: 7 })
    expect(tab.storage.values.size).toBe(1)
    device.become('malee')
    expect(tab.storage.values.size).toBe(0)
  })

  test("a member's state on the device is shown to that member only, in any tab", () => {
    const { device, open } = openStage({ ...persistence, owner: 'member', storage: 'device' })
    device.become('malee')
    void open(device.openTab()).act({ type: 'weighed', weight: 7 })
    device.become('somchai')
    expect(open(device.openTab()).view().state).toEqual(start)
    device.become('malee')
    expect(open(device.openTab()).view().state).toEqual({ step: 'open', weight: 7 })
  })

  test('expires', async () => {
    const { time, device, open } = openStage()
    const tab = device.openTab()
    void open(tab).act({ type: 'weighed', weight: 7 })
    await time.run(time.now() + 59_999)
    expect(open(tab).view().state.weight).toBe(7)
    await time.run(time.now() + 1)
    expect(open(tab).view().state.weight).toBe(0)
  })

  test('for a guest, a flow stores no state that belongs to a member', () => {
    const { device, open } = openStage({ ...persistence, owner: 'member', storage: 'device' })
    void open(device.openTab()).act({ type: 'weighed', weight: 7 })
    expect(device.storage.values.size).toBe(0)
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '{"until":1e99,"mark":0,"value":{"weight":"7"}}',
    '{"until":1e99,"mark":1,"value":{"weight":7}}',
    '{"until":"x","value":{}}',
  ])('a storage with %j gives no state', (text) => {
    const { device, open } = openStage()
    const tab = device.openTab(createStorage(new Map([['livery:flow:test:river:visitor:parcel', text]])))
    expect(open(tab).view().state).toEqual(start)
  })

  test('a flow accepts events although its storage fails', () => {
    const { device, open } = openStage()
    const broken = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    }
    const flow = open(device.openTab({ ...createStorage(), getItem: broken, setItem: broken, removeItem: broken }))
    void flow.act({ type: 'weighed', weight: 7 })
    expect(flow.view().state.weight).toBe(7)
  })
})

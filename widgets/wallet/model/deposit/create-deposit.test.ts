import { describe, expect, test } from 'vitest'
import { depositCountdown, paymentKey, transferCountdown, transferKey } from './deposit-countdowns.ts'
import { depositStart } from './deposit-flow.ts'
import { openDepositStage, start } from './testing/deposit-stage.ts'
import { choose, url } from './testing/run-deposit.ts'
import { bank, express, page, slip } from './testing/sample-channels.ts'

describe('countdowns', () => {
  test('[DEP-11] a payment in a second tab does not change the countdown of the first', async () => {
    const { time, device, countdowns, open, pay } = openDepositStage()
    const first = open(device.openTab())
    pay(first)
    await time.run(start + 60_000)
    const second = open(device.openTab())
    pay(second)
    await time.run(start + 61_000)
    const left = (flow: typeof first) => countdowns.secondsLeft(paymentKey(flow.view().state.intent), depositCountdown)
    expect([left(first), left(second)]).toEqual([840, 900])
    second.close()
    expect(left(first)).toBe(840)
  })

  test('[DEP-02] the countdown of a transfer continues after a reload; when it ends, the deposit goes back to step 20', async () => {
    const { time, device, countdowns, open } = openDepositStage()
    const tab = device.openTab()
    const guided = { variant: 'guided' as const }
    const flow = open(tab, guided)
    void flow.act({ type: 'channel-chosen', channel: bank })
    void flow.act({ type: 'amount-typed', text: '500' })
    void flow.act({ type: 'continued' })
    await time.run(start + 100_000)
    const left = () => countdowns.secondsLeft(transferKey(flow.view().state.transfer), transferCountdown)
    expect([flow.view().state.deposit.step, left()]).toEqual([35, 500])
    const reloaded = open(tab, guided)
    expect(reloaded.view().state).toMatchObject({ deposit: { step: 35, amount: '500' }, transfer: 'intent-000002' })
    await time.run(start + 599_000)
    expect(reloaded.view().state.deposit.step).toBe(35)
    await time.run(start + 602_000)
    expect(reloaded.view().state.deposit).toMatchObject({ step: 20, errors: { payment: 'time-ended' } })
  })
})

describe('a transfer whose time ends while its deposit is being sent', () => {
  const transferUntil = async (more: object) => {
    const stage = openDepositStage()
    Object.assign(stage.state, more)
    const flow = stage.open(stage.device.openTab())
    void flow.act(choose(express))
    await stage.time.run(start + 899_950)
    void flow.act({ type: 'amount-typed', text: '500' })
    void flow.act({ type: 'continued' })
    await stage.time.run(start + 900_000)
    expect(flow.view().state.deposit).toMatchObject({ step: 35, sending: true })
    await stage.time.run(start + 1_000_000)
    return { ...stage, state: flow.view().state }
  }

  test('[DEP-11] starts again after a refusal, and shows the server’s message', async () => {
    const { state, failures } = await transferUntil({ response: { status: false, code: 4211, msg: 'Too much.' } })
    expect(state.deposit).toMatchObject({ step: 20, channel: express, amount: '500', sending: false })
    expect([state.deposit.errors, failures]).toEqual([{ payment: 'time-ended' }, ['Too much.']])
  })

  test('[DEP-11] starts again if the response is lost and the server does not have the deposit', async () => {
    const { state } = await transferUntil({ isLost: true })
    expect(state.money.kind).toBe('absent')
    expect(state.deposit).toMatchObject({ step: 20, sending: false, errors: { payment: 'time-ended' } })
  })

  test('[DEP-09] does not start again if the server has the deposit', async () => {
    const { state } = await transferUntil({ response: { status: true, data: { url } } })
    expect(state.deposit).toMatchObject({ step: 40, url, errors: {} })
  })
})

test('[DEP-11] a transfer that starts again removes its earlier countdown from the device, and a closed screen removes every countdown', async () => {
  const { time, device, open } = openDepositStage()
  const flow = open(device.openTab())
  const countdownKeys = () => [...device.storage.values.keys()].filter((key) => key.includes(':transfer:'))
  for (let turn = 0; turn < 3; turn++) {
    void flow.act({ type: 'went-back' })
    void flow.act({ type: 'channel-chosen', channel: express })
    await time.run(time.now() + 1000)
  }
  expect(countdownKeys()).toHaveLength(1)
  flow.close()
  expect(countdownKeys()).toEqual([])
})

test('[DEP-01] closing the screen at a payment or at a transfer resets to step 20', async () => {
  const { time, device, open, pay } = openDepositStage()
  const tab = device.openTab()
  const flow = open(tab)
  pay(flow)
  await time.run(start + 1000)
  expect(flow.view().state.deposit.step).toBe(40)
  flow.close()
  const next = open(tab)
  expect(next.view().state.deposit).toEqual(depositStart('standard'))
  void next.act(choose(express))
  next.close()
  expect(open(tab).view().state.deposit).toEqual(depositStart('standard'))
})

test.each([
  ['the deposit and its slip', 'guided', bank, ['receipt'], 1],
  ['the deposit, but not a slip that is sent as a file', 'guided', slip, [], 1],
  ['a form and its slip', 'standard', bank, ['receipt'], 2],
] as const)('[DEP-02] a reload keeps %s', async (_what, variant, channel, receipts, most) => {
  const { time, device, sends, open } = openDepositStage()
  const tab = device.openTab()
  const options = { variant, offer: { channels: [channel] } }
  const flow = open(tab, options)
  void flow.act({ type: 'channel-chosen', channel })
  void flow.act({ type: 'amount-typed', text: '500' })
  void flow.act({ type: 'promotion-chosen', promotionId: 7 })
  for (let step = 0; variant === 'guided' && step < 2; step++) void flow.act({ type: 'continued' })
  flow.addPicture('receipt', new Blob(['picture']))
  await time.run(start + 1000)
  const reloaded = open(tab, options)
  expect(reloaded.view().state.deposit).toMatchObject({ step: 30, channel, amount: '500', promotionId: 7, receipts })
  reloaded.addPicture('again', new Blob(['picture']))
  void reloaded.act({ type: 'continued' })
  await time.run(start + 2000)
  expect(sends()).toMatchObject([{ payload: { receipt: [...receipts, 'again'].slice(0, most).join() } }])
})

test.each([
  ['the form stays if the address is the same', { promotionId: 1101 }, { step: 30, promotionId: 7 }],
  [
    'a new deposit replaces the form if the address has another promotion',
    { promotionId: 1102 },
    { step: 20, promotionId: 1102 },
  ],
])('[DEP-12] after a reload, %s', (_what, query, expected) => {
  const { device, open } = openDepositStage()
  const tab = device.openTab()
  const flow = open(tab, { query: { promotionId: 1101 } })
  void flow.act({ type: 'channel-chosen', channel: bank })
  void flow.act({ type: 'promotion-chosen', promotionId: 7 })
  expect(open(tab, { query }).view().state.deposit).toMatchObject(expected)
})

describe('a payment', () => {
  test('[DEP-09] is looked up every 3 s, after a reload too, until it is done', async () => {
    const { time, device, rows, taken, lookUps, open, pay } = openDepositStage()
    const tab = device.openTab()
    let isLoaded = true
    const ended = new Promise<void>(() => {})
    // When a page unloads, its timers stop: the promise of `wait` never settles.
    pay(open(tab, { wait: async (ms) => void (await time.wait(ms), isLoaded || (await ended)) }))
    await time.run(start + 7000)
    expect(lookUps).toEqual([3100, 6200])
    isLoaded = false
    const flow = open(tab)
    expect(flow.view().state).toMatchObject({ deposit: { step: 40 }, intent: 'intent-000001' })
    rows.push({ intent: 'intent-000001', state: 'pending', amount: '500', url })
    await time.run(start + 11_000)
    expect(flow.view().state.deposit.url).toBe(url)
    rows[0] = { intent: 'intent-000001', state: 'done', amount: '500' }
    await time.run(start + 14_000)
    expect([flow.view().state.deposit.step, taken.at(-1)]).toEqual([1, '500'])
    await time.run(start + 60_000)
    expect(lookUps.slice(2)).toEqual([7000, 10_100, 13_200])
  })

  test('[DEP-09] is looked up only once if the server has no look-up, and the member can then abandon the payment', async () => {
    const { time, device, callsOf, state, open, pay } = openDepositStage()
    state.hasLookUp = false
    const flow = open(device.openTab())
    pay(flow)
    await time.run(start + 60_000)
    expect(callsOf('user/get-transactions')).toHaveLength(1)
    expect(flow.view().state.deposit).toMatchObject({ step: 40, url, isUntraceable: true })
    void flow.act({ type: 'payment-abandoned' })
    expect(flow.view().state.deposit).toMatchObject({ step: 20, errors: { payment: 'abandoned' } })
    expect(flow.view().state.deposit.isUntraceable).toBeUndefined()
  })

  test('that the member has abandoned does not share its intent with the next deposit', async () => {
    const { time, device, sends, open, pay } = openDepositStage()
    const flow = open(device.openTab())
    pay(flow)
    await time.run(start + 1000)
    void flow.act({ type: 'payment-abandoned' })
    pay(flow)
    await time.run(start + 2000)
    expect(sends().map(({ intent }) => intent)).toEqual(['intent-000001', 'intent-000002'])
  })
})

describe('a deposit from the promotions page', () => {
  test('[DEP-12] [DEP-10] has the channel, the amount and the promotion of its address, and applies the promotion once', async () => {
    const { time, device, calls, sends, state, open } = openDepositStage()
    state.response = { status: true, data: {} }
    const flow = open(device.openTab(), {
      offer: { channels: [page, bank, express], recent_deposit: { merchant_bank_id: bank.id, amount: '750' } },
      query: { promotionId: 1101, channelIndex: 0, amount: '500' },
    })
    expect(flow.view().state.deposit).toMatchObject({ step: 20, channel: page, amount: '500', promotionId: 1101 })
    const applied = () => calls.filter(({ endpoint }) => endpoint === 'promotion/apply-promotion')
    void flow.act({ type: 'channel-chosen', channel: page })
    void flow.act({ type: 'continued' })
    expect(applied()).toEqual([])
    await time.run(start + 1000)
    expect(sends()).toMatchObject([{ payload: { amount: '500', bank_id: page.id } }])
    expect(applied()).toEqual([
      {
        endpoint: 'promotion/apply-promotion',
        payload: { promotion_id: 1101, is_from_deposit_page: 1 },
        intent: `${sends()[0]?.intent ?? ''}-promotion`,
      },
    ])
    expect(flow.view().state.deposit).toMatchObject({ step: 1, promotion: 'applied' })
  })

  test.each([
    ['shows the promotion as running', { state: 'running' }, 'applied'],
    ['shows the promotion as available', { state: 'available' }, 'unknown'],
    ['shows no states', {}, 'unknown'],
  ])(
    '[DEP-10] reports no failure if the response about its promotion is lost, and the list %s',
    async (_what, row, promotion) => {
      const { time, device, failures, callsOf, state, open, pay } = openDepositStage()
      state.response = { status: true, data: {} }
      state.promotion = {
        'promotion/apply-promotion': { status: false, noResponse: true },
        'promotion/get-promotion-center-list': { status: true, data: [{ promotion_id: 1101, ...row }] },
      }
      const flow = open(device.openTab(), { query: { promotionId: 1101 } })
      pay(flow)
      await time.run(start + 1000)
      expect(flow.view().state.deposit).toMatchObject({ step: 1, promotion })
      expect([failures, callsOf('promotion/apply-promotion').length]).toEqual([[], 1])
    },
  )

  test.each([
    ['an applied promotion', { status: true }, 2],
    ['a refused promotion', { status: false, code: 4211, msg: 'Too late.' }, 1],
    ['a lost response about its promotion', { status: false, noResponse: true }, 2],
  ])('[DEP-10] with %s (%j) reports changed data %d times', async (_what, response, times) => {
    const { time, device, state, open, pay } = openDepositStage()
    state.response = { status: true, data: {} }
    state.promotion = {
      'promotion/apply-promotion': response,
      'promotion/get-promotion-center-list': { status: true, data: [] },
    }
    let changes = 0
    const flow = open(device.openTab(), { query: { promotionId: 1101 }, onChanged: () => void (changes += 1) })
    pay(flow)
    await time.run(start + 150)
    expect([flow.view().state.deposit.promotion, changes]).toEqual(['applying', 1])
    await time.run(start + 1000)
    expect([flow.view().state.deposit.promotion === 'applying', changes]).toEqual([false, times])
  })

  test('[DEP-12] that is refused applies no promotion', async () => {
    const { time, device, calls, state, open, pay } = openDepositStage()
    state.response = { status: false, code: 4211, msg: 'Too much.' }
    const flow = open(device.openTab(), { query: { promotionId: 1101 } })
    pay(flow)
    await time.run(start + 1000)
    expect(flow.view().state.deposit).toMatchObject({ step: 30, promotionId: 1101 })
    expect(calls.some(({ endpoint }) => endpoint === 'promotion/apply-promotion')).toBe(false)
  })

  test('[DEP-12] without a channel in its address begins with the channel of the last deposit', () => {
    const { device, open } = openDepositStage()
    const offer = { channels: [page, bank], recent_deposit: { merchant_bank_id: bank.id, amount: '750' } }
    const flow = open(device.openTab(), { offer, query: { promotionId: 1101 } })
    expect(flow.view().state.deposit).toMatchObject({ channel: bank, amount: '750', promotionId: 1101 })
  })
})

test('[DEP-08] a deposit whose amount is on its receipt does not announce the amount of the last deposit', async () => {
  const { time, device, rows, taken, sends, open } = openDepositStage()
  const flow = open(device.openTab(), {
    variant: 'guided',
    offer: { channels: [slip], recent_deposit: { merchant_bank_id: slip.id, amount: '750' } },
  })
  void flow.act({ type: 'continued' })
  void flow.act({ type: 'continued' })
  flow.addPicture('receipt', new Blob(['picture']))
  void flow.act({ type: 'continued' })
  await time.run(start + 1000)
  expect(sends()).toMatchObject([{ payload: { receipt: 'receipt', rapid_auto: 1 } }])
  rows.push({ intent: sends()[0]?.intent, state: 'done', amount: '900' })
  await time.run(start + 10_000)
  expect(taken).toEqual([undefined])
})

test('a refusal shows the server’s message, unless another member has logged in', async () => {
  const { time, device, failures, state, open, pay } = openDepositStage()
  state.response = { status: false, code: 4211, msg: 'Too much.' }
  const flow = open(device.openTab())
  pay(flow)
  await time.run(start + 1000)
  expect([failures, flow.view().state.deposit]).toEqual([
    ['Too much.'],
    expect.objectContaining({ step: 30, sending: false }),
  ])
  pay(flow)
  device.become('somchai')
  await time.run()
  expect(failures).toHaveLength(1)
})

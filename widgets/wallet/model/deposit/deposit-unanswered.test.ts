import { describe, expect, test } from 'vitest'
import { openDepositStage, start } from './testing/deposit-stage.ts'
import { express, page } from './testing/sample-channels.ts'

describe('a lost response', () => {
  test.each([1, 2])('[DEP-10] before %d reloads does not prevent the promotion of the deposit', async (reloads) => {
    const { time, device, rows, callsOf, state, sends, open } = openDepositStage()
    state.isLost = true
    const tab = device.openTab()
    const flow = open(tab)
    void flow.act({ type: 'channel-chosen', channel: page })
    void flow.act({ type: 'promotion-chosen', promotionId: 7 })
    void flow.act({ type: 'amount-typed', text: '500' })
    void flow.act({ type: 'continued' })
    await time.run(start + 1000)
    let reloaded = flow
    for (let count = 0; count < reloads; count++) {
      tab.leave()
      reloaded = open(tab)
      await time.run(time.now() + 1000)
    }
    rows.push({ intent: sends()[0]?.intent ?? '', state: 'done', amount: '500' })
    await time.run(start + 10_000)
    expect(reloaded.view().state.deposit).toMatchObject({ step: 1, promotion: 'applied' })
    const ids = callsOf('promotion/apply-promotion').map(({ intent }) => intent)
    expect(new Set(ids)).toEqual(new Set([`${sends()[0]?.intent}-promotion`]))
  })

  test('[DEP-12] to a deposit of another tab: this tab reports that deposit with its amount, and does not apply its own promotion', async () => {
    const { time, device, rows, calls, taken, state, sends, open, pay } = openDepositStage()
    state.isLost = true
    const closed = device.openTab()
    const other = open(device.openTab(), { query: { promotionId: 7 } })
    pay(open(closed), '300')
    await time.settle()
    closed.leave()
    rows.push({ intent: 'intent-000002', state: 'done', amount: '300' })
    pay(other, '900')
    await time.run(start + 5000)
    expect(other.view().state).toMatchObject({ deposit: { step: 1, amount: '300' }, intent: 'intent-000002' })
    expect([sends().length, new Set(taken)]).toEqual([1, new Set(['300'])])
    expect(calls.some(({ endpoint }) => endpoint === 'promotion/apply-promotion')).toBe(false)
  })

  describe('to a deposit of another tab, before a reload at a payment', () => {
    async function reloadAtPayment() {
      const stage = openDepositStage()
      const { time, device, state, open, pay } = stage
      const tab = device.openTab()
      const flow = open(tab)
      void flow.act({ type: 'channel-chosen', channel: page })
      void flow.act({ type: 'promotion-chosen', promotionId: 7 })
      void flow.act({ type: 'amount-typed', text: '500' })
      void flow.act({ type: 'continued' })
      await time.run(start + 1000)
      state.isLost = true
      pay(open(device.openTab()), '300')
      await time.run(start + 2000)
      tab.leave()
      const reloaded = open(tab)
      await time.run(start + 3000)
      return { ...stage, reloaded }
    }

    test('[DEP-09] [DEP-10] the payment continues with its promotion', async () => {
      const { time, rows, sends, callsOf, reloaded } = await reloadAtPayment()
      const own = sends()[0]?.intent ?? ''
      expect(reloaded.view().state).toMatchObject({ deposit: { step: 40, amount: '500' }, intent: own })
      rows.push({ intent: own, state: 'done', amount: '500' })
      await time.run(start + 10_000)
      expect(reloaded.view().state.deposit).toMatchObject({ step: 1, amount: '500', promotion: 'applied' })
      const ids = callsOf('promotion/apply-promotion').map(({ intent }) => intent)
      expect(new Set(ids)).toEqual(new Set([`${own}-promotion`]))
    })

    test('[DEP-01] a member who abandons the payment sees the other tab’s deposit before a new deposit is sent', async () => {
      const { time, rows, sends, reloaded } = await reloadAtPayment()
      void reloaded.act({ type: 'payment-abandoned' })
      expect(reloaded.view().state).toMatchObject({ deposit: { step: 20, sending: true }, money: { kind: 'unknown' } })
      rows.push({ intent: sends()[1]?.intent ?? '', state: 'done', amount: '300' })
      await time.run(start + 20_000)
      expect(reloaded.view().state.deposit).toMatchObject({ step: 1, amount: '300' })
    })
  })

  test('[DEP-11] before a reload keeps channel and amount of a transfer, if the server does not have the deposit', async () => {
    const { time, device, state, open } = openDepositStage()
    state.isLost = true
    const tab = device.openTab()
    const guided = { variant: 'guided' as const }
    const flow = open(tab, guided)
    void flow.act({ type: 'channel-chosen', channel: express })
    void flow.act({ type: 'amount-typed', text: '500' })
    void flow.act({ type: 'continued' })
    await time.run(start + 1000)
    void flow.act({ type: 'continued' })
    await time.run(start + 2000)
    const reloaded = open(tab, guided)
    await time.run(start + 3000)
    expect(reloaded.view().state).toMatchObject({ deposit: { sending: true }, money: { kind: 'unknown' } })
    await time.run(start + 120_000)
    expect(reloaded.view().state).toMatchObject({
      deposit: { step: 20, channel: express, amount: '500', sending: false },
      money: { kind: 'absent' },
    })
  })

  test('to a refused deposit leads back to the channels with a notice, and the next deposit is sent', async () => {
    const { time, device, rows, state, sends, open, pay } = openDepositStage()
    state.isLost = true
    const flow = open(device.openTab())
    pay(flow, '300')
    rows.push({ intent: 'intent-000001', state: 'refused', amount: '300' })
    await time.run(start + 5000)
    expect(flow.view().state.deposit).toMatchObject({ step: 20, errors: { payment: 'refused' }, sending: false })
    state.isLost = false
    pay(flow, '400')
    await time.run(start + 6000)
    expect(sends().map(({ intent }) => intent)).toEqual(['intent-000001', 'intent-000002'])
    expect(flow.view().state.deposit.step).toBe(40)
  })

  test('is looked up before a changed amount is sent with the same idempotency key', async () => {
    const { time, device, state, calls, sends, open, pay } = openDepositStage()
    state.isLost = true
    const flow = open(device.openTab())
    pay(flow, '300')
    await time.run(start + 60_000)
    expect(flow.view().state.money).toEqual({ kind: 'absent' })
    state.isLost = false
    calls.length = 0
    void flow.act({ type: 'amount-typed', text: '900' })
    void flow.act({ type: 'continued' })
    await time.run(start + 61_000)
    expect(calls.slice(0, 2).map(({ endpoint }) => endpoint)).toEqual(['user/get-transactions', 'deposit/add-deposit'])
    expect(sends()).toMatchObject([{ payload: { amount: '900' }, intent: 'intent-000001' }])
  })
})

import { describe, expect, test } from 'vitest'
import type { DepositFlow } from './create-deposit.ts'
import { openDepositStage, start } from './testing/deposit-stage.ts'
import { choose, go, typed } from './testing/run-deposit.ts'
import { bank, express } from './testing/sample-channels.ts'

const guided = { variant: 'guided' } as const

/** Opens the guided variant and shows the details of an express transfer. */
async function openTransfer() {
  const stage = openDepositStage()
  const tab = stage.device.openTab()
  const act = async (flow: DepositFlow, ...events: Parameters<DepositFlow['act']>[0][]) => {
    for (const event of events) {
      void flow.act(event)
      await stage.time.run(stage.time.now() + 1000)
    }
  }
  const flow = stage.open(tab, guided)
  await act(flow, choose(express), typed('500'), go)
  return { ...stage, tab, flow, act }
}

const first = { intent: 'intent-000002', payload: { bank_id: 11, amount: '500' } }

describe('[DEP-07] the log of an express transfer', () => {
  test('has the same id if the member leaves the transfer and continues it', async () => {
    const { flow, act, logs, sends } = await openTransfer()
    await act(flow, { type: 'went-back' }, go, go)
    expect(logs()).toMatchObject([first, first])
    expect(sends()).toMatchObject([{ payload: { amount: '500' } }])
  })

  test('has the same id after a reload at the details, and after a reload at the channels', async () => {
    const { open, tab, act, logs } = await openTransfer()
    await act(open(tab, guided), { type: 'went-back' }, go, { type: 'went-back' })
    await act(open(tab, guided), choose(express), typed('500'), go)
    expect(logs()).toMatchObject([first, first, first])
  })

  test('replaces the first log if the amount changes', async () => {
    const { flow, act, logs } = await openTransfer()
    await act(flow, { type: 'went-back' }, typed('600'), go)
    expect(logs()).toMatchObject([
      first,
      { intent: 'intent-000004', payload: { bank_id: 11, amount: '600', replaces: first.intent } },
    ])
  })

  test('is withdrawn when the member continues with a channel without a bankbot', async () => {
    const { flow, act, logs } = await openTransfer()
    await act(flow, { type: 'went-back' }, choose(bank))
    expect(logs()).toHaveLength(1)
    await act(flow, go)
    expect(logs()[1]?.payload).toEqual({ bank_id: 11, replaces: first.intent })
  })

  test('is not withdrawn once the member has reported the transfer', async () => {
    const { flow, act, logs } = await openTransfer()
    await act(flow, go, { type: 'payment-abandoned' }, choose(bank), go)
    expect([flow.view().state.deposit.step, logs().length]).toEqual([35, 1])
  })
})

describe('[DEP-07] [API-05] a failed log of an express transfer', () => {
  test.each<[string, object, string | undefined]>([
    ['refusal', { status: false, code: 4203, msg: 'Too much.' }, 'Too much.'],
    ['lost response', { status: false, noResponse: true }, undefined],
  ])('leads back to the channels with a message after a %s', async (_what, response, message) => {
    const { time, device, failures, logs, state, open } = openDepositStage()
    state.logResponse = response
    const flow = open(device.openTab())
    void flow.act(choose(express))
    expect(flow.view().state.deposit.step).toBe(35)
    await time.run(start + 1000)
    expect([flow.view().state.deposit.step, failures]).toEqual([20, [message]])
    state.logResponse = { status: true }
    void flow.act(choose(express))
    await time.run(start + 2000)
    expect(flow.view().state.deposit).toMatchObject({ step: 35, logging: false })
    expect(new Set(logs().map(({ intent }) => intent)).size).toBe(1)
  })

  test('changes nothing and shows no message after the member has left the details', async () => {
    const { time, device, failures, state, open } = openDepositStage()
    state.logResponse = { status: false, msg: 'Too much.' }
    const flow = open(device.openTab())
    void flow.act(choose(express))
    void flow.act({ type: 'went-back' })
    void flow.act(choose(bank))
    await time.run(start + 1000)
    expect(flow.view().state.deposit).toMatchObject({ step: 30, channel: { id: bank.id } })
    expect(failures).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { createDevice, type SimulatedTab } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import { createMoneySend, type MoneyDependencies } from './create-money-send.ts'

const start = Date.UTC(2026, 10, 21, 10)

/** A device whose backend has no transaction at first, and money calls whose responses the test names. */
function openStage() {
  const time = createVirtualTime(start)
  const device = createDevice(time)
  device.become('malee')
  const sent: string[] = []
  const history = { items: [] as object[], total: 0 }
  let ids = 0
  const dependenciesOf = (tab: SimulatedTab): MoneyDependencies => ({
    flow: tab.context(),
    call: (async () => ({ status: true, data: { ...history } })) as unknown as MoneyDependencies['call'],
    idempotencyHeader: 'intent',
    callTimeout: 30_000,
    hold: tab.hold,
    wait: time.wait,
    newIntent: () => `intent-${String(++ids).padStart(6, '0')}`,
  })
  const open = () => createMoneySend<'withdraw/do-withdraw'>('withdraw', dependenciesOf(device.openTab()))
  /** A money call with this amount and this response. */
  const pay = (amount: string, response: object) => async (headers: Readonly<Record<string, string>>) => {
    sent.push(`${amount} ${headers.intent}`)
    await time.wait(100)
    return response as { status: boolean }
  }
  return { time, device, sent, history, open, pay }
}

const lost = { status: false, noResponse: true }

test('[WDR-06] a second confirm with another amount changes neither a running call nor a call without a response', async () => {
  const { time, sent, open, pay } = openStage()
  const money = open()
  money.confirm(pay('500', lost))
  money.confirm(pay('900', lost))
  await time.run(start + 1000)
  expect(money.store.getState()).toEqual({ kind: 'unknown', isLookingUp: true })
  money.confirm(pay('900', lost))
  await time.run()
  expect(money.store.getState()).toEqual({ kind: 'absent' })
  expect(sent).toEqual(['500 intent-000001'])
  money.confirm(pay('900', { status: true }))
  await time.run()
  expect(sent).toEqual(['500 intent-000001', '900 intent-000001'])
})

test('[WDR-06] a call without a response belongs to its member: another member neither sees nor repeats its intent', async () => {
  const { time, device, sent, open, pay } = openStage()
  const first = open()
  first.confirm(pay('500', lost))
  await time.run(start + 1000)
  first.close()
  device.become('somchai')
  const other = open()
  expect(other.store.getState()).toEqual({ kind: 'ready' })
  other.confirm(pay('300', { status: true }))
  await time.run()
  expect(sent).toEqual(['500 intent-000001', '300 intent-000002'])
  device.become('malee')
  expect(open().store.getState()).toEqual({ kind: 'unknown', isLookingUp: true })
})

test('[WDR-06] after a logout, a left screen ignores the response, and the member’s next screen looks up the call', async () => {
  const { time, device, open, pay } = openStage()
  const left = open()
  const ends: string[] = []
  left.confirm(pay('500', { status: true }))
  await time.run(start + 50)
  left.leave(() => void ends.push('ended'))
  expect(ends).toEqual([])
  device.become(undefined)
  expect(ends).toEqual(['ended'])
  await time.run(start + 1000)
  device.become('malee')
  expect(open().store.getState()).toEqual({ kind: 'unknown', isLookingUp: true })
  expect(ends).toEqual(['ended'])
})

test('[WDR-06] after a lost response, an unreadable transaction does not count as absent, and is looked up again before the next send', async () => {
  const { time, sent, history, open, pay } = openStage()
  const money = open()
  history.total = 1
  money.confirm(pay('500', lost))
  await time.run()
  expect(money.store.getState()).toEqual({ kind: 'unknown', isLookingUp: false, blind: true })
  money.proceed()
  await time.settle()
  history.items = [{ intent: 'intent-000001', state: 'done', amount: '500' }]
  money.confirm(pay('500', { status: true }))
  await time.run()
  expect(money.store.getState()).toMatchObject({ kind: 'done', found: { amount: '500' } })
  expect(sent).toEqual(['500 intent-000001'])
})

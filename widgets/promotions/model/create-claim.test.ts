import { expect, test } from 'vitest'
import { createDevice } from '../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../runtime/flow/testing/virtual-time.ts'
import { type ClaimDependencies, createClaim } from './create-claim.ts'

/** A claim of a promotion. A response takes 100 ms, and the member's promotions then take 1 s to load. */
function openClaim() {
  const time = createVirtualTime(0)
  const device = createDevice(time)
  device.become('malee')
  const done: string[] = []
  let ids = 0
  const open = (tab = device.openTab()) =>
    createClaim({
      flow: tab.context(),
      call: (() => Promise.reject(new Error('The claim looks nothing up.'))) as ClaimDependencies['call'],
      idempotencyHeader: 'intent',
      callTimeout: 30_000,
      hold: tab.hold,
      wait: time.wait,
      newIntent: () => `intent-${++ids}`,
      sendName: 'promotion-1',
      lookUp: async () => ({ kind: 'absent' }),
      looksUpState: true,
      onAccepted: (msg) => void done.push(`accepted: ${msg}`),
      onRefused: ({ msg }) => void done.push(`refused: ${msg}`),
      onChanged: async () => {
        await time.wait(1000)
        done.push('loaded')
      },
    })
  const claim = open()
  const press = (one = claim) =>
    one.claim(async ({ intent }) => {
      done.push(`sent ${intent}`)
      await time.wait(100)
      return { status: true, msg: 'Enjoy.' }
    })
  return { time, device, claim, open, press, done }
}

test('[ENG-03] a second press before the member’s promotions have loaded again sends nothing', async () => {
  const { time, claim, press, done } = openClaim()
  press()
  await time.run(500)
  expect(done).toEqual(['sent intent-1', 'accepted: Enjoy.'])
  expect(claim.view().state.kind).toBe('done')
  press()
  await time.run(900)
  expect(done).toEqual(['sent intent-1', 'accepted: Enjoy.'])
  await time.run()
  expect(done).toEqual(['sent intent-1', 'accepted: Enjoy.', 'loaded'])
  expect(claim.view().state.kind).toBe('ready')
  press()
  await time.run()
  expect(done.filter((one) => one.startsWith('sent'))).toEqual(['sent intent-1', 'sent intent-2'])
})

test('[ENG-03] if the button of a claim disappears before the response, the claim still reports its outcome and leaves no stored key', async () => {
  const { time, device, claim, press, done } = openClaim()
  press()
  await time.run(50)
  claim.close()
  await time.run()
  expect(done).toEqual(['sent intent-1', 'accepted: Enjoy.', 'loaded'])
  expect([...device.storage.values.keys()]).toEqual([])
})

test.each([
  ['an hour', 3_600_000, 'ready'],
  ['a second', 1000, 'absent'],
])(
  '[ENG-03] if the page unloads during a claim, a page that opens %s later sends a new claim with a new key',
  async (_what, later, kind) => {
    const { time, device, open, press, done } = openClaim()
    const tab = device.openTab()
    open(tab).claim(({ intent }) => {
      done.push(`sent ${intent}`)
      // The page unloads before the response.
      return new Promise(() => {})
    })
    await time.settle()
    tab.leave()
    // Each look-up finds the promotion available, as if the member had taken and then ended it.
    await time.run(later)
    const next = open()
    await time.run(later + 100_000)
    expect(next.view().state.kind).toBe(kind)
    press(next)
    await time.run()
    const sent = done.filter((one) => one.startsWith('sent'))
    expect(new Set(sent).size).toBe(2)
    expect(done).toContain('accepted: Enjoy.')
  },
)

test('[ENG-03] after a failure of the server, a soon repeated claim has the same key, and a claim an hour later has a new key', async () => {
  const { time, claim, press, done } = openClaim()
  const fail = () =>
    claim.claim(async ({ intent }) => {
      done.push(`sent ${intent}`)
      return { status: false, code: 5000 }
    })
  fail()
  await time.run(1000)
  fail()
  await time.run(3_600_000)
  press()
  await time.run()
  expect(done.filter((one) => one.startsWith('sent'))).toEqual(['sent intent-1', 'sent intent-1', 'sent intent-2'])
})

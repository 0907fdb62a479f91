import { expect, test } from 'vitest'
import { createStorage } from '../../../../runtime/flow/testing/simulated-device.ts'
import { holdAcrossTabs } from '../../../../runtime/widget-api/flow.ts'
import { createBrowser, lifetime, quick, start } from './testing/money-browser.ts'

const key = 'livery:intent:test:river:m1:withdraw'
const storedText = (value: unknown) => JSON.stringify({ until: start + 1_000_000, mark: 0, value })

test.each([{ intent: 'x', sent: 1 }, { intent: 'intent-0001', sent: 'now' }, { intent: 7 }, [], null, 'x'])(
  'the stored record %j is ignored',
  (value) => {
    const { openPage } = createBrowser()
    expect(openPage(createStorage(new Map([[key, storedText(value)]]))).state()).toEqual({ kind: 'ready' })
  },
)

test('[DEP-01] a send is found after a reload, even if its time has fractions of a millisecond', () => {
  const { openPage } = createBrowser()
  const stored = storedText({ intent: 'intent-0099', sent: start + 0.25 })
  const { state } = openPage(createStorage(new Map([[key, stored]])))
  expect(state()).toEqual({ kind: 'unknown', isLookingUp: true })
})

test('with a storage that throws, a call still moves the money once', async () => {
  const { time, server, openPage } = createBrowser()
  const broken = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  }
  const { screen, state } = openPage({ ...createStorage(), getItem: broken, setItem: broken, removeItem: broken })
  screen.confirm()
  await time.run()
  expect(state().kind).toBe('done')
  expect(server.entries).toHaveLength(1)
})

test('a clock set back by a day does not make the tab ask the server for a day', async () => {
  const { time, openPage } = createBrowser()
  const stored = storedText({ intent: 'intent-0099', sent: start + 86_400_000 })
  const { state } = openPage(createStorage(new Map([[key, stored]])))
  await time.run()
  expect(state()).toEqual({ kind: 'absent' })
  expect(time.now() - start).toBeLessThan(lifetime + 60_000)
})

test.each([
  ['without locks', undefined],
  ['with failing locks', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) } as never],
])('a browser %s can still send', async (_what, locks) => {
  const { time, server, openPage } = createBrowser()
  const { screen, state } = openPage(undefined, (name) => holdAcrossTabs(locks, name))
  screen.confirm()
  await time.run()
  expect(state().kind).toBe('done')
  expect(server.entries).toHaveLength(1)
})

test('a refusal that arrives after the screen has closed does not delete another tab’s intent', async () => {
  const { time, openPage } = createBrowser([{ ...quick, verdict: 'refuse' }])
  const storage = createStorage()
  const { screen } = openPage(storage)
  screen.confirm()
  await time.settle()
  screen.close()
  // Meanwhile another tab has sent its own intent, as in a browser without working locks.
  storage.setItem(key, storedText({ intent: 'intent-0099', sent: start }))
  await time.run()
  expect(storage.getItem(key)).toContain('intent-0099')
})

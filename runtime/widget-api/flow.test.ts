import { expect, test } from 'vitest'
import { createServerClock } from '../countdown/server-clock.ts'
import { createStoredValue } from '../flow/stored-value.ts'
import type { Site } from '../site/site-context.ts'
import { flowContext } from './flow.ts'

const day = 86_400_000
const start = Date.UTC(2026, 10, 21, 10)

test.each([365, 1, -1, -365])(
  '[DEP-01] after a change of the device’s clock by %i days, a flow’s stored value still expires after a day',
  (days) => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
    const device = { wall: start - days * day, server: start }
    /** Loads a page, and returns the stored value of its flow. */
    const openPage = () => {
      const clock = createServerClock({ wall: () => device.wall, monotonic: () => 0.25, storage })
      clock.observe(new Date(device.server).toUTCString())
      const { now } = flowContext({
        data: { environment: 'production', merchant: { id: 'acme' } },
        session: { store: { getState: () => ({}) } },
        visit: { clock },
      } as unknown as Site)
      return createStoredValue({ storage, key: 'intent', lifetime: day, now, read: String })
    }
    openPage().write('sent')
    device.wall = start
    expect(openPage().read()).toBe('sent')
    device.wall += day
    device.server += day
    expect(openPage().read()).toBeUndefined()
  },
)

test('[DEP-01] the time of a flow is a whole number of milliseconds', () => {
  const values = { getItem: () => null, setItem: () => {} }
  let monotonic = 0
  const clock = createServerClock({ wall: () => start, monotonic: () => monotonic, storage: values })
  const site = { data: { environment: 'production', merchant: { id: 'acme' } }, visit: { clock } }
  const { now } = flowContext({ ...site, session: { store: { getState: () => ({}) } } } as unknown as Site)
  monotonic = 1234.5678
  expect(now()).toBe(start + 1235)
})

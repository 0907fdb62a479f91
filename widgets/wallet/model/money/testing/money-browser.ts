import { createDevice, type SimulatedTab } from '../../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../../runtime/flow/testing/virtual-time.ts'
import type { WebStorage } from '../../../../../runtime/widget-api/flow.ts'
import { createSendOnce } from '../send-once.ts'
import { type CallResponse, createMoneyServer, type Entry, type Fate } from './money-server.ts'

/** The time at which a browser starts, in ms since 1970. */
export const start = Date.UTC(2026, 10, 21, 10)
/** How long a request may take to arrive, in ms. */
export const lifetime = 90_000
/** A send that arrives, and whose response arrives. */
export const quick: Fate = { toServer: 50, back: 50 }

type Hold = SimulatedTab['hold']

/**
 * One browser and one server. Each fate applies to one send or look-up, in order. All later sends and look-ups are
 * quick.
 */
export function createBrowser(fates: Fate[] = [], lookUpFates: Pick<Fate, 'loses'>[] = []) {
  const time = createVirtualTime(start)
  const server = createMoneyServer(time)
  const device = createDevice(time)
  let intents = 0
  const openPage = (storage: WebStorage = device.storage, hold?: Hold) => {
    const page = device.openTab()
    const screen = createSendOnce<CallResponse, Entry>(
      {
        send: (intent) => server.send('tab', intent, fates.shift() ?? quick),
        lookUp: (intent) => server.lookUp(intent, { ...quick, ...lookUpFates.shift() }),
        storage,
        hold: hold ?? page.hold,
        now: time.now,
        wait: time.wait,
        newIntent: () => `intent-${String(++intents).padStart(4, '0')}`,
      },
      { scope: 'test:river:m1:withdraw', lifetime },
    )
    const leave = () => {
      screen.close()
      page.leave()
    }
    const reload = () => {
      leave()
      return openPage(storage, hold)
    }
    return { screen, leave, reload, state: () => screen.store.getState() }
  }
  return { time, server, openPage }
}

import { setTimeout as wait } from 'node:timers/promises'
import { BusyFolder } from '../engine/folder-lock.ts'

/** How long a change waits for another writer of the folder of brands, and the time between two tries, in ms. */
const patience = 10_000
const interval = 50

/**
 * Makes a change, and tries again while another program writes in the folder of brands. The studio handles other
 * requests meanwhile. Rejects with `BusyFolder` if the other program writes for more than ten seconds.
 *
 * @param make changes nothing if it throws `BusyFolder`
 */
export async function retryWhileBusy<Result>(make: () => Result): Promise<Result> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof BusyFolder) || performance.now() >= end) throw error
    }
    await wait(interval)
  }
}

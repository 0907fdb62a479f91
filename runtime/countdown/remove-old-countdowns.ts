import { countdownPrefix } from './countdowns.ts'
import type { ServerClock } from './server-clock.ts'

/** A day, in ms: longer than any countdown, and longer than the usual error of a device's clock. */
const margin = 86_400_000

/**
 * Removes the countdowns of every brand that ended more than a day ago. Nothing else removes them if the visitor closes
 * the tab. Also removes malformed values, and values more than a day ahead.
 */
export function removeOldCountdowns(
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>,
  clock: Pick<ServerClock, 'now'>,
): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    for (const key of keys.filter((one) => one.startsWith(countdownPrefix))) {
      const end = Number.parseInt(storage.getItem(key) ?? '', 10)
      if (!(Math.abs(end - clock.now()) <= margin)) storage.removeItem(key)
    }
  } catch {
    // Without storage, no countdown is stored.
  }
}

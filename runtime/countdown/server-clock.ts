/** The dependencies of a server clock. */
export interface ClockDependencies {
  /** The device's clock, ms since 1970. It may be wrong, and may be set while the page is open. */
  readonly wall: () => number
  /** A monotonic clock, in ms. */
  readonly monotonic: () => number
  /** Stores the difference between server and device for the next page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

const storageKey = 'livery:clock'

/** The largest accepted difference to the device's clock, in ms: two years. */
const furthest = 2 * 366 * 24 * 3600_000

/**
 * Returns the server's time, although the device's clock may be wrong. It adds the time since the last response, by a
 * monotonic clock, to the `Date` of that response. Until the first response, it adds the stored difference to the
 * device's clock.
 */
export function createServerClock({ wall, monotonic, storage }: ClockDependencies) {
  const stored = storedDifference(storage)
  let base = wall() + (stored ?? 0)
  let at = monotonic()
  let precise = stored !== undefined

  const now = () => base + (monotonic() - at)
  return {
    /** ms since 1970. */
    now,
    /**
     * Takes the `Date` header of a response, in whole seconds. The server's time is never before it, so that a later
     * one moves the clock forward. An earlier one moves the clock back only by a difference that neither rounding nor
     * the network explains.
     */
    observe: (header: string | null): void => {
      const time = Date.parse(header ?? '')
      if (Number.isNaN(time) || (precise && time <= now() && now() - time < 1500)) return
      precise = true
      base = time
      at = monotonic()
      try {
        storage.setItem(storageKey, String(Math.round(time - wall())))
      } catch {
        // Without storage, the next page starts from the device's clock.
      }
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>

/** The stored difference in ms. Undefined if none is stored, or an implausible one. */
function storedDifference(storage: ClockDependencies['storage']): number | undefined {
  try {
    const difference = Number(storage.getItem(storageKey) ?? Number.NaN)
    return Math.abs(difference) <= furthest ? difference : undefined
  } catch {
    return undefined
  }
}

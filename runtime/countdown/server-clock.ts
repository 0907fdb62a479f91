export interface ClockDependencies {
  /** The device's clock, in ms since 1970. It may be wrong, and the visitor may set it while the page is open. */
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
 * Creates a clock with the server's time, even if the device's clock is wrong. It adds the monotonic time since a
 * response to the `Date` of the response. Before the first response of a page, it uses the stored difference.
 */
export function createServerClock({ wall, monotonic, storage }: ClockDependencies) {
  const stored = storedDifference(storage)
  let base = wall() + (stored ?? 0)
  let at = monotonic()
  let precise = stored !== undefined

  const now = () => base + (monotonic() - at)
  return {
    /** The server's time, in ms since 1970. */
    now,
    /**
     * Sets the clock by the `Date` header of a response. The header counts whole seconds and arrives late. So if the
     * header is less than 1.5 s behind a set clock, the clock does not change.
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

/** The stored difference in ms. Undefined if the storage has no difference, or an implausible one. */
function storedDifference(storage: ClockDependencies['storage']): number | undefined {
  try {
    const difference = Number(storage.getItem(storageKey) ?? Number.NaN)
    return Math.abs(difference) <= furthest ? difference : undefined
  } catch {
    return undefined
  }
}

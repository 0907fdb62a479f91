/** The dependencies of a server clock. */
export interface ClockWorld {
  /** The device's clock, ms since 1970. It may be wrong, and may be set while the page is open. */
  readonly wall: () => number
  /** A clock that only goes forward, in ms. */
  readonly monotonic: () => number
  /** Where the difference between server and device is kept for the next page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

const kept = 'livery:clock'

/** The furthest that a device's clock is believed to be wrong, in ms: two years. */
const furthest = 2 * 366 * 24 * 3600_000

/**
 * The server's time on a device whose clock may be wrong: the `Date` of the last answer, carried on by a clock that
 * only goes forward. Until the first answer, the device's clock with the difference that it had on the page before.
 */
export function createServerClock({ wall, monotonic, storage }: ClockWorld) {
  let base = wall() + keptDifference(storage)
  let at = monotonic()
  let precise = false

  const now = () => base + (monotonic() - at)
  return {
    /** ms since 1970. */
    now,
    /** Takes the `Date` header of an answer. It is in whole seconds: only a larger difference moves the clock. */
    observe: (header: string | null): void => {
      const time = Date.parse(header ?? '')
      if (Number.isNaN(time) || (precise && Math.abs(time - now()) < 1500)) return
      precise = true
      base = time
      at = monotonic()
      try {
        storage.setItem(kept, String(Math.round(time - wall())))
      } catch {
        // A full or forbidden storage: the next page starts from the device's clock.
      }
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>

function keptDifference(storage: ClockWorld['storage']): number {
  try {
    const difference = Number(storage.getItem(kept) ?? 0)
    return Math.abs(difference) <= furthest ? difference : 0
  } catch {
    return 0
  }
}

import type { ServerClock } from './server-clock.ts'

/** A countdown's default and maximum length, in seconds. */
export interface CountdownKind {
  readonly defaultSeconds: number
  readonly maximumSeconds: number
}

/** The countdown until a one-time password may be sent again (AUT-09). */
export const resendKind: CountdownKind = { defaultSeconds: 120, maximumSeconds: 3600 }

/** The beginning of the storage keys of all countdowns. */
export const countdownPrefix = 'livery:countdown:'

export interface CountdownOptions {
  readonly clock: ServerClock
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Environment and brand, so that brands at one address share nothing. */
  readonly scope: string
}

/**
 * Countdowns that continue after a reload, in a second tab, and after a change of the device's clock. The storage has
 * each countdown's end as a server's time. If this end is malformed, the countdown is over. If it is too far ahead, the
 * countdown has its maximum length.
 */
export function createCountdowns({ clock, storage, scope }: CountdownOptions) {
  const listeners = new Set<() => void>()
  const place = (key: string) => `${countdownPrefix}${scope}:${key}`
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function read(key: string): number {
    try {
      return Number(storage.getItem(place(key)) ?? Number.NaN)
    } catch {
      return Number.NaN
    }
  }

  return {
    /**
     * Starts or restarts a countdown. A length of NaN or infinity becomes the kind's default. Any other length is
     * limited to the range from 0 to the kind's maximum.
     */
    start: (key: string, kind: CountdownKind, seconds = kind.defaultSeconds): void => {
      const length = Number.isFinite(seconds)
        ? Math.min(Math.max(seconds, 0), kind.maximumSeconds)
        : kind.defaultSeconds
      try {
        // Rounded down, because a later end would make the countdown start one second too high.
        storage.setItem(place(key), String(Math.floor(clock.now() + length * 1000)))
      } catch {
        // Without storage, the server still refuses an early call.
      }
      notify()
    },
    /** Seconds left, rounded up. 0 if the countdown is over or was never started. */
    secondsLeft: (key: string, kind: CountdownKind): number => {
      const milliseconds = read(key) - clock.now()
      if (Number.isNaN(milliseconds) || milliseconds <= 0) return 0
      return Math.min(Math.ceil(milliseconds / 1000), kind.maximumSeconds)
    },
    clear: (key: string): void => {
      try {
        storage.removeItem(place(key))
      } catch {
        // Without storage, no countdown was stored.
      }
      notify()
    },
    /** Calls the listener when a countdown starts or is cleared. Returns a function that removes the listener. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Countdowns = ReturnType<typeof createCountdowns>

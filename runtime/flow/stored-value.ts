import type { WebStorage } from './flow-rules.ts'

interface StoredValueOptions<Value> {
  readonly storage: WebStorage
  readonly key: string
  /** How long a value is valid, in ms. */
  readonly lifetime: number
  /** The current time, in ms since 1970. */
  readonly now: () => number
  /** Reads the stored value. Undefined if it is invalid: anybody on the device may have changed it. */
  readonly read: (value: unknown) => Value | undefined
  /** A number that changes with every login and logout. A read ignores a value that was stored with another number. */
  readonly turn?: number
}

/** One value in a browser's storage, with an expiry. Full or forbidden storage stores nothing. */
export function createStoredValue<Value>({ storage, key, lifetime, now, read, turn = 0 }: StoredValueOptions<Value>) {
  return {
    read(): Value | undefined {
      try {
        const stored = Object(JSON.parse(storage.getItem(key) ?? '0')) as {
          readonly until?: unknown
          readonly mark?: unknown
          readonly value?: unknown
        }
        if (stored.mark !== turn) return undefined
        // Setting the device's clock back makes the value last longer, which is better than losing it.
        return Number(stored.until) > now() ? read(stored.value) : undefined
      } catch {
        return undefined
      }
    },
    write(value: unknown): void {
      try {
        storage.setItem(key, JSON.stringify({ until: now() + lifetime, mark: turn, value }))
      } catch {
        // Without storage, a reload loses the value.
      }
    },
    clear(): void {
      try {
        storage.removeItem(key)
      } catch {
        // Without storage, no value was stored.
      }
    },
  }
}

export type StoredValue<Value> = ReturnType<typeof createStoredValue<Value>>

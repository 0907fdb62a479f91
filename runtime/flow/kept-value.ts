import type { KeptStorage } from './flow-rules.ts'

interface KeptOptions<Value> {
  readonly storage: KeptStorage
  readonly key: string
  /** How long a value counts after it was written, in ms. */
  readonly lasts: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Undefined for a value that this program has not written: anybody on the device may have changed it. */
  readonly read: (value: unknown) => Value | undefined
  /** A value written under another mark does not count. */
  readonly mark?: number
}

/** One value in a browser's storage, with an end. Storage that is full or forbidden keeps nothing. */
export function createKeptValue<Value>({ storage, key, lasts, now, read, mark = 0 }: KeptOptions<Value>) {
  return {
    read(): Value | undefined {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as { until?: unknown; mark?: unknown; value?: unknown }
        if (typeof kept !== 'object' || kept === null || kept.mark !== mark) return undefined
        // A device clock that is set back makes the value last for longer: better so than to lose it.
        return Number(kept.until) > now() ? read(kept.value) : undefined
      } catch {
        return undefined
      }
    },
    write(value: unknown): void {
      try {
        storage.setItem(key, JSON.stringify({ until: now() + lasts, mark, value }))
      } catch {
        // Then the value lasts as long as the page.
      }
    },
    clear(): void {
      try {
        storage.removeItem(key)
      } catch {
        // It was never kept.
      }
    },
  }
}

export type KeptValue<Value> = ReturnType<typeof createKeptValue<Value>>

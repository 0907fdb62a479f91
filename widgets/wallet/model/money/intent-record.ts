/** What of a browser's storage is used. Each of them may throw: full, forbidden, gone. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A send that has no answer yet. It names nobody and no amount. */
export interface KeptIntent {
  readonly intent: string
  /** When it was sent, in ms since 1970. */
  readonly sent: number
}

/** Keeps the intent that is under way, so that a reload knows of it. A storage that fails keeps nothing. */
export function createIntentRecord(storage: KeptStorage, key: string) {
  return {
    read(): KeptIntent | undefined {
      try {
        return parse(storage.getItem(key))
      } catch {
        return undefined
      }
    },
    write(kept: KeptIntent): void {
      try {
        storage.setItem(key, JSON.stringify(kept))
      } catch {
        // Without storage the intent lives as long as the page.
      }
    },
    clear(): void {
      try {
        storage.removeItem(key)
      } catch {
        // What could not be removed is asked for once more after a reload.
      }
    },
  }
}

function parse(text: string | null): KeptIntent | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { intent, sent } = value as Partial<KeptIntent>
  const isWhole = typeof intent === 'string' && /^[\w-]{8,128}$/.test(intent) && Number.isSafeInteger(sent)
  return isWhole ? { intent, sent: sent as number } : undefined
}

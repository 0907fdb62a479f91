import { createStoredValue, type WebStorage } from '../../../../runtime/widget-api/flow.ts'

/** A send with an open outcome. It names no member and no amount. */
export interface StoredIntent {
  readonly intent: string
  /** Time of the last send, in ms since 1970. */
  readonly sent: number
  /**
   * True if the server cannot look up intents and the member has checked the balance. The next confirm then uses the
   * same intent.
   */
  readonly left?: true
}

/** How long the device stores a send that the server never found, in ms: a day. */
const lifetime = 86_400_000

/** Stores the open intent of a member and a screen on the device, so that the intent outlives the tab. */
export function createIntentRecord(storage: WebStorage, scope: string, now: () => number) {
  return createStoredValue<StoredIntent>({ storage, key: `livery:intent:${scope}`, lifetime, now, read })
}

function read(value: unknown): StoredIntent | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { intent, sent, left } = value as Partial<StoredIntent>
  const isWhole = typeof intent === 'string' && /^[\w-]{8,128}$/.test(intent) && Number.isFinite(sent)
  return isWhole ? { intent, sent: sent as number, ...(left === true && { left }) } : undefined
}

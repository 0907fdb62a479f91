/** A visitor's answer to the consent banner. */
export type Consent = 'granted' | 'refused'

/** Where a device stores the visitor's answer, and how long the answer is valid. */
export interface ConsentStore {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How many days an answer is valid. */
  readonly days: number
}

/** The visitor's latest answer, if the browser could not store this answer. */
let unstored: Consent | undefined

const listeners = new Set<(consent: Consent) => void>()

/** The answer of this device. Undefined before the first answer, and after the answer has expired. */
export function readConsent({ storage, key, now }: ConsentStore): Consent | undefined {
  // An answer that could not be stored is newer than the stored answer.
  if (unstored !== undefined) return unstored
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '')
    const { consent, until } = Object(stored) as { readonly consent?: unknown; readonly until?: unknown }
    if (typeof until !== 'number' || until <= now()) return undefined
    return consent === 'granted' || consent === 'refused' ? consent : undefined
  } catch {
    return undefined
  }
}

/** Stores an answer and notifies the listeners. Without storage, the answer holds until the next reload. */
export function setConsent(consent: Consent, { storage, key, now, days }: ConsentStore): void {
  unstored = undefined
  try {
    storage.setItem(key, JSON.stringify({ consent, until: now() + days * 86_400_000 }))
  } catch {
    unstored = consent
  }
  for (const listener of listeners) listener(consent)
}

/** Listens to answers on this page. Returns a function that ends the listening. */
export function listenToConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A visitor's answer to the question of consent. */
export type Consent = 'granted' | 'refused'

/** The storage of the answer, and its duration. */
export interface ConsentPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly days: number
}

/** An answer that could not be stored. */
let ofThisPage: Consent | undefined

const listeners = new Set<(consent: Consent) => void>()

/** The stored answer of this device. Undefined before the first answer, and after the last day of the answer. */
export function readConsent({ storage, key, now }: ConsentPlace): Consent | undefined {
  try {
    const { consent, until } = JSON.parse(storage.getItem(key) ?? '') as { consent: unknown; until: unknown }
    if (typeof until !== 'number' || until <= now()) return ofThisPage
    return consent === 'granted' || consent === 'refused' ? consent : ofThisPage
  } catch {
    return ofThisPage
  }
}

/** Stores an answer and notifies the listeners. Without storage, the answer holds for this page. */
export function giveConsent(consent: Consent, { storage, key, now, days }: ConsentPlace): void {
  ofThisPage = undefined
  try {
    storage.setItem(key, JSON.stringify({ consent, until: now() + days * 86_400_000 }))
  } catch {
    ofThisPage = consent
  }
  for (const listener of listeners) listener(consent)
}

/** Listens to answers on this page. Returns a function that ends the listening. */
export function listenToConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

interface Brand {
  readonly id: string
  readonly environment: string
}

/** The name under which a brand's data of this area is stored. */
export const keyOf = ({ id, environment }: Brand, what: 'attribution' | 'consent' | 'visit' | 'push') =>
  `livery:${environment}:${id}:analytics-${what}`

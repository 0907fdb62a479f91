/**
 * The events of a visit by name (QRY-05): figures, but no identities and no credentials. An area adds its events by
 * augmenting this interface:
 *
 * ```ts
 * declare module '../../runtime/tracking/announce-event.ts' {
 *   interface SiteEvents {
 *     order: { readonly amount: string; readonly currency: string }
 *   }
 * }
 * ```
 */
export interface SiteEvents {
  /** An opened page, by its path without query, with the locale if the address has one. */
  page_view: { readonly path: string }
  /** A login, by the path at its beginning. A guard may navigate away before the login is complete. */
  login: { readonly path: string }
}

/** An event with its name and its figures. */
export type SiteEvent = { [Name in keyof SiteEvents]: { readonly name: Name } & SiteEvents[Name] }[keyof SiteEvents]

/** The maximum number of events that wait for a listener. */
const mostEarly = 50

const listeners = new Set<(event: SiteEvent) => void>()
const early: SiteEvent[] = []

/**
 * Announces an event to all listeners, each in its own microtask. If the page has no listener, up to 50 events wait for
 * the first listener. Never throws.
 */
export function announceEvent(event: SiteEvent): void {
  for (const listener of listeners) queueMicrotask(() => listener(event))
  if (listeners.size === 0 && early.length < mostEarly) early.push(event)
}

/**
 * Listens to the events of the visit. The listener also receives the events that wait.
 *
 * @returns a function that removes the listener
 */
export function listenToEvents(listener: (event: SiteEvent) => void): () => void {
  listeners.add(listener)
  for (const event of early.splice(0)) queueMicrotask(() => listener(event))
  return () => void listeners.delete(listener)
}

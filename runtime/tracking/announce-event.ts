/**
 * The events for analytics (QRY-05) by name: amounts, but no identities and no credentials. An area adds its events by
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
// An empty interface is what augmentation needs.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SiteEvents {}

/** One event with its name and its figures. */
export type SiteEvent = { [Name in keyof SiteEvents]: { readonly name: Name } & SiteEvents[Name] }[keyof SiteEvents]

/** The DOM event that carries a {@link SiteEvent} as its `detail`, on the window. */
export const siteEvent = 'livery:event'

/** Announces an event to the page's listeners. */
export function announceEvent(event: SiteEvent): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: event }))
}

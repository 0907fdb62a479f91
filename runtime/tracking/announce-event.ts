/** What happened that a provider of figures may be told (QRY-05): names and amounts, never who or which credentials. */
export type SiteEvent =
  | { readonly name: 'register' | 'login' }
  | { readonly name: 'deposit' | 'withdraw'; readonly amount: string; readonly currency: string }

/** The DOM event that carries a {@link SiteEvent} as its `detail`, on the window. */
export const siteEvent = 'livery:event'

/** Tells whoever listens on this page. */
export function announceEvent(event: SiteEvent): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: event }))
}

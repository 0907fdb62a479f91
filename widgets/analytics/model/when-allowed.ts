import { type AreaVisit, listenToEvents } from '../../../runtime/widget-api/visit.ts'
import { type ConsentStore, listenToConsent, readConsent } from './consent.ts'
import { storageKey } from './storage-key.ts'

/** Where the device stores the answer to a brand's question. */
export function consentStore({ site, storage }: Pick<AreaVisit, 'site' | 'storage'>): ConsentStore {
  const { days } = site.settings.analytics.consent
  const key = storageKey(site, 'consent')
  return { storage, key, now: Date.now, days }
}

/** Whether trackers may receive events now. */
export const isAllowed = (visit: Pick<AreaVisit, 'site' | 'storage'>): boolean =>
  !visit.site.settings.analytics.consent.ask || readConsent(consentStore(visit)) === 'granted'

/**
 * Resolves once trackers may receive events: immediately if the brand does not ask, or if the visitor has agreed.
 * Events before the answer wait for the answer. A refusal drops these events, and all later events until the visitor
 * agrees.
 */
export async function whenAllowed(visit: AreaVisit): Promise<void> {
  if (isAllowed(visit)) return
  let stopDropping: (() => void) | undefined
  const drop = () => {
    stopDropping ??= listenToEvents(() => {})
  }
  if (readConsent(consentStore(visit)) === 'refused') drop()
  await new Promise<void>((resolve) => {
    const stop = listenToConsent((consent) => {
      if (consent === 'refused') return drop()
      stop()
      stopDropping?.()
      resolve()
    })
  })
}

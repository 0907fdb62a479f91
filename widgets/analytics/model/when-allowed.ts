import { type AreaVisit, listenToEvents } from '../../../runtime/widget-api/visit.ts'
import { type ConsentPlace, keyOf, listenToConsent, readConsent } from './consent.ts'

/** Where a brand's visitors have their answer. */
export function consentPlace({ site, storage }: Pick<AreaVisit, 'site' | 'storage'>): ConsentPlace {
  const { days } = site.settings.analytics.consent
  const key = keyOf({ ...site.merchant, environment: site.environment }, 'consent')
  return { storage, key, now: Date.now, days }
}

/** Whether trackers may receive anything now. */
export const isAllowed = (visit: Pick<AreaVisit, 'site' | 'storage'>): boolean =>
  !visit.site.settings.analytics.consent.ask || readConsent(consentPlace(visit)) === 'granted'

/**
 * Resolves once trackers may receive events: at once where the brand does not ask, or where the visitor has agreed. The
 * events before an answer wait for it; a refusal drops them, and all that follow.
 */
export async function whenAllowed(visit: AreaVisit): Promise<void> {
  if (isAllowed(visit)) return
  let stopDropping: (() => void) | undefined
  const drop = () => {
    stopDropping ??= listenToEvents(() => {})
  }
  if (readConsent(consentPlace(visit)) === 'refused') drop()
  await new Promise<void>((resolve) => {
    const stop = listenToConsent((consent) => {
      if (consent === 'refused') return drop()
      stop()
      stopDropping?.()
      resolve()
    })
  })
}

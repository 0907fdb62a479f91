import { type AreaVisit, listenToEvents } from '../../../runtime/widget-api/visit.ts'
import { type ConsentPlace, keyOf, listenToConsent, readConsent } from './consent.ts'

/** The storage of a brand's consent. */
export function consentPlace({ site, storage }: Pick<AreaVisit, 'site' | 'storage'>): ConsentPlace {
  const { days } = site.settings.analytics.consent
  const key = keyOf({ ...site.merchant, environment: site.environment }, 'consent')
  return { storage, key, now: Date.now, days }
}

/** Whether trackers may receive events now. */
export const isAllowed = (visit: Pick<AreaVisit, 'site' | 'storage'>): boolean =>
  !visit.site.settings.analytics.consent.ask || readConsent(consentPlace(visit)) === 'granted'

/**
 * Resolves once trackers may receive events: immediately if the brand does not ask, or if the visitor has agreed.
 * Events before the answer wait for it. A refusal drops them and all later ones.
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

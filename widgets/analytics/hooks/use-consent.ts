import { useSyncExternalStore } from 'react'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { type Consent, listenToConsent, readConsent, setConsent } from '../model/consent.ts'
import { consentStore } from '../model/when-allowed.ts'

/**
 * The visitor's choice about trackers, and a function that changes it. The choice is undefined before hydration, before
 * the first answer, and after the answer has expired.
 */
export function useConsent() {
  const { data, visit } = useSite()
  const place = visit && consentStore({ site: data, storage: visit.storage })
  const consent = useSyncExternalStore(
    listenToConsent,
    () => place && readConsent(place),
    () => undefined,
  )
  return {
    /** Whether the brand asks visitors for consent. */
    asksVisitors: data.settings.analytics.consent.ask,
    consent,
    setConsent: (next: Consent) => place && setConsent(next, place),
  }
}

import type { OnVisit } from '../../runtime/widget-api/visit.ts'
import { whenAllowed } from './model/when-allowed.ts'

/**
 * Reports a visit to the trackers, the recorder and the push service of its domain (QRY-05 to QRY-08). Their code loads
 * for a brand with push messages, and once trackers may receive events.
 */
const onVisit: OnVisit = async (visit) => {
  if (visit.site.settings.analytics.push.enabled)
    void import('./model/start-push-sign-in.ts').then(({ startPushSignIn }) => startPushSignIn(visit))
  await whenAllowed(visit)
  const { reportVisit } = await import('./model/report-visit.ts')
  await reportVisit(visit)
}

export default onVisit

import type { OnVisit } from '../../runtime/widget-api/visit.ts'
import { loadPatiently } from './model/load-patiently.ts'
import { whenAllowed } from './model/when-allowed.ts'

/**
 * Reports a visit to the trackers, the recorder and the push service of its domain (QRY-05 to QRY-08). The code of the
 * push service loads if the brand uses push messages. The other code loads once trackers may receive events.
 */
const onVisit: OnVisit = async (visit) => {
  if (visit.site.settings.analytics.push.enabled) {
    const started = import('./model/start-push-sign-in.ts').then(({ startPushSignIn }) => startPushSignIn(visit))
    visit.session.beforeLogout(async () => (await started)?.signOut())
  }
  await whenAllowed(visit)
  const { reportVisit } = await loadPatiently(() => import('./model/report-visit.ts'))
  await reportVisit(visit)
}

export default onVisit

import { decodeRecords } from '../../runtime/widget-api/data.ts'
import { accountKey } from '../../runtime/widget-api/session.ts'
import type { AreaVisit, OnVisit } from '../../runtime/widget-api/visit.ts'
import { storageKey } from './model/storage-key.ts'
import { servicesOf, trackersOf } from './model/choose-trackers.ts'
import { createPushSignIn, forgetSubscription, type PushPlace, readSubscription } from './model/push-sign-in.ts'
import { startRecording } from './model/start-recording.ts'
import { startTracking } from './model/start-tracking.ts'
import { whenAllowed } from './model/when-allowed.ts'

/** Reports a visit to the trackers, the recorder and the push service of its domain (QRY-05 to QRY-08). */
const onVisit: OnVisit = async (visit) => {
  const { site, reader } = visit
  const services = async () =>
    servicesOf(
      decodeRecords('tracker-entry', await reader.config('tracker_config.json'), reader.decoding),
      location.hostname,
    )
  if (site.settings.analytics.push.enabled)
    void services().then(({ pushAppId }) => (pushAppId ? startPushSignIn(visit) : undefined))

  await whenAllowed(visit)
  const rows = decodeRecords('push-tracker', await reader.config('push_trackers.json'), reader.decoding)
  startTracking(visit, trackersOf(rows, location.hostname))
  const { recorderKey } = await services()
  if (recorderKey !== undefined) startRecording(visit, recorderKey)
}

export default onVisit

async function startPushSignIn({ site, storage, reader, session }: AreaVisit): Promise<void> {
  const place = { storage, key: storageKey(site, 'push') }
  if (site.settings.analytics.push.serverKey !== undefined) await forgetLost(place)
  const update = createPushSignIn({ ...place, origin: location.origin, call: reader.call }, accountKey)
  update(session.store.getState())
  session.store.subscribe(update)
}

/** Forgets a subscription that the browser has ended, such as after its permission was withdrawn. */
async function forgetLost(place: PushPlace): Promise<void> {
  if (!readSubscription(place) || !('PushManager' in window)) return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && !(await registration.pushManager.getSubscription())) forgetSubscription(place)
}

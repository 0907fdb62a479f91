import { accountKey } from '../../../runtime/widget-api/session.ts'
import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import { createPushSignIn, forgetSubscription, type PushPlace, readSubscription } from './push-sign-in.ts'
import { storageKey } from './storage-key.ts'
import { visitServices } from './visit-services.ts'

/** Signs the device's push subscription in and out with the member, if the domain has a push service (QRY-08). */
export async function startPushSignIn(visit: AreaVisit): Promise<void> {
  const { site, storage, reader, session } = visit
  const { pushAppId } = await visitServices(visit)
  if (!pushAppId) return
  const place = { storage, key: storageKey(site, 'push') }
  if (site.settings.analytics.push.serverKey !== undefined) await forgetLost(place)
  const update = createPushSignIn({ ...place, origin: location.origin, call: reader.call }, accountKey)
  update(session.store.getState())
  session.store.subscribe(update)
}

/** Forgets a subscription that the browser has ended, for example because the visitor has withdrawn the permission. */
async function forgetLost(place: PushPlace): Promise<void> {
  if (!readSubscription(place) || !('PushManager' in window)) return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && !(await registration.pushManager.getSubscription())) forgetSubscription(place)
}

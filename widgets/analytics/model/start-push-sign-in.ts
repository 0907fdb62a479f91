import { accountKey } from '../../../runtime/widget-api/session.ts'
import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import {
  createPushSignIn,
  forgetSubscription,
  type PushPlace,
  type PushSignIn,
  readSubscription,
} from './push-sign-in.ts'
import { storageKey } from './storage-key.ts'
import { visitServices } from './visit-services.ts'

/** Starts the push sign-in of this page (QRY-08). Undefined if the domain has no push service. */
export async function startPushSignIn(visit: AreaVisit): Promise<PushSignIn | undefined> {
  const { site, storage, reader, session } = visit
  const { pushAppId } = await visitServices(visit)
  if (!pushAppId) return undefined
  const place = { storage, key: storageKey(site, 'push') }
  if (site.settings.analytics.push.serverKey !== undefined) await forgetLost(place)
  const signIn = createPushSignIn({ ...place, origin: location.origin, call: reader.call }, accountKey)
  signIn.update(session.store.getState())
  session.store.subscribe(signIn.update)
  return signIn
}

/** Forgets a subscription that the browser has ended, for example because the visitor has withdrawn the permission. */
async function forgetLost(place: PushPlace): Promise<void> {
  if (!readSubscription(place) || !('PushManager' in window)) return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && !(await registration.pushManager.getSubscription())) forgetSubscription(place)
}

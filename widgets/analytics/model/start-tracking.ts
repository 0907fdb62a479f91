import type { PushTracker } from '../../../schemas/generated/records.ts'
import { type AreaVisit, listenToEvents } from '../../../runtime/widget-api/visit.ts'
import { storeAttribution } from './attribution.ts'
import { storageKey } from './storage-key.ts'
import { describeEvent, describeVital, type EventFacts, randomId } from './describe-event.ts'
import { openTrackers } from './open-trackers.ts'
import { loadPatiently } from './load-patiently.ts'
import { routeOf } from './route-of.ts'
import { addressOf, send } from './send.ts'
import { visitId } from './visit-id.ts'
import { isAllowed } from './when-allowed.ts'

/** Sends the events of a visit and its web vitals to the trackers of the domain (QRY-05). */
export function startTracking(visit: AreaVisit, rows: readonly PushTracker[]): void {
  const { site, search, storage } = visit
  const { analytics, hosts } = site.settings
  const attribution = storeAttribution(search, {
    storage,
    key: storageKey(site, 'attribution'),
    now: Date.now(),
    ...analytics.attribution,
  })
  const trackers = openTrackers(rows, {
    addressOf: (vendor) => addressOf(analytics.vendors[vendor], hosts.tracker ?? [], location),
    send,
    dataLayer: (entry) => {
      window.dataLayer ??= []
      window.dataLayer.push(entry)
    },
  })
  const factsAt = (path: string): EventFacts => ({
    id: randomId(),
    visit: visitId(visit),
    brand: site.merchant.id,
    route: routeOf(site, path),
    locale: site.locale,
    device: window.innerWidth < 768 ? 'mobile' : 'desktop',
    attribution,
  })
  /** The page at which the visitor arrived. The web vitals describe the load of this page. */
  let arrival = location.pathname
  let hasArrived = false
  listenToEvents((event) => {
    if (!isAllowed(visit)) return
    const path = 'path' in event ? event.path : location.pathname
    if (event.name === 'page_view' && !hasArrived) {
      hasArrived = true
      arrival = path
    }
    const described = describeEvent(event, factsAt(path))
    if (described) trackers.deliver(described)
  })
  if (!trackers.wants('web_vital')) return
  void loadPatiently(() => import('./watch-vitals.ts')).then((code) =>
    code.watchVitals((vital) => {
      const described = describeVital(vital, factsAt(arrival))
      if (described && isAllowed(visit)) trackers.deliver(described)
    }),
  )
}

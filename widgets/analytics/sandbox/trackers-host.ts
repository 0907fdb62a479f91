import {
  integerColumn,
  prepared,
  rowReader,
  type SandboxContext,
  type SandboxMerchant,
  textColumn,
} from '../../../sandbox/index.ts'
import { handlePushService, pushServicePath } from './push-deliveries.ts'

/** The host name of the stand-in for trackers, recorders and push services. */
export const trackersHost = 'trackers.localhost'

/** A request to a tracker. */
export interface TrackerHit {
  readonly merchant_id: string
  /** The id of the tracker, or the project key of the recorder. */
  readonly tracker: string
  readonly path: string
  /** The query or the body, as sent. */
  readonly sent: string
  /** The referrer and the cookies of the request. Both should be empty. */
  readonly referrer: string
  readonly cookie: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The parameters in which vendors expect the id of their tracker. */
const idNames = ['tid', 'id', 'sdkid', 'tracker']
const bodyLimit = 64 * 1024

/**
 * Handles the requests of all vendors. `handlePushService` handles the path of the push service. At any other path,
 * records a request that contains the id of a brand's tracker, and responds with 204. Responds with 404 to a request
 * without such an id.
 */
export async function handleTracker(sandbox: SandboxContext, request: Request): Promise<Response> {
  const { database, merchants, clock } = sandbox
  const url = new URL(request.url)
  if (url.pathname === pushServicePath) return handlePushService(sandbox, request)
  const body = request.method === 'POST' ? (await request.text()).slice(0, bodyLimit) : ''
  const ids = [...idNames.map((name) => url.searchParams.get(name)), keyIn(body)]
  const known = merchants.flatMap(({ id, data }) => idsOf(data).map((tracker) => ({ merchant: id, tracker })))
  const found = known.find(({ tracker }) => ids.includes(tracker))
  if (!found) return new Response('There is no such tracker.', { status: 404 })
  prepared(
    database,
    `INSERT INTO tracker_hits (merchant_id, number, tracker, path, sent, referrer, cookie, at)
     SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ? FROM tracker_hits WHERE merchant_id = ?`,
  ).run(
    found.merchant,
    found.tracker,
    url.pathname,
    body === '' ? url.search : body,
    request.headers.get('referer') ?? '',
    request.headers.get('cookie') ?? '',
    clock.now(),
    found.merchant,
  )
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** The ids of a brand's trackers. Empty if the brand's data has no trackers, because a brand may lack this area. */
function idsOf(data: SandboxMerchant['data']): readonly string[] {
  if (!('push_trackers' in data)) return []
  const { push_trackers, trackers } = data
  return [...push_trackers.map(({ id }) => id), ...(trackers.smart_look ? [trackers.smart_look] : [])]
}

function keyIn(body: string): string | null {
  try {
    const { key } = Object(JSON.parse(body)) as { readonly key?: unknown }
    return typeof key === 'string' ? key : null
  } catch {
    return null
  }
}

const readHit = rowReader<TrackerHit>({
  merchant_id: textColumn,
  tracker: textColumn,
  path: textColumn,
  sent: textColumn,
  referrer: textColumn,
  cookie: textColumn,
  at: integerColumn,
})

/** The recorded requests, the oldest first. */
export function trackerHits({ database }: SandboxContext): readonly TrackerHit[] {
  const rows = prepared(
    database,
    'SELECT merchant_id, tracker, path, sent, referrer, cookie, at FROM tracker_hits ORDER BY rowid',
  ).all()
  return rows.map(readHit)
}

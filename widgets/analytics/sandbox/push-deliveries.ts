import { createHash } from 'node:crypto'
import { prepared, rowReader, type SandboxContext, textColumn } from '../../../sandbox/index.ts'

/** The path at which the stand-in for the push service accepts subscriptions. */
export const pushServicePath = '/api/v1/players'

/** A device's subscription in the push service. */
export interface PushSubscriptionRow {
  readonly merchant_id: string
  readonly id: string
  /** The site of the subscription. */
  readonly origin: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Pages of other origins may post here, because the service belongs to a third party. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
}

/** Accepts a subscription with the application id of a brand, and responds with its id. */
export async function handlePushService({ database, merchants }: SandboxContext, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: open })
  const refused = (error: string) => Response.json({ success: false, errors: [error] }, { status: 400, headers: open })
  const fields = await fieldsOf(request)
  // A brand without this area may have no data for it.
  const merchant = merchants.find(({ data }) => 'trackers' in data && data.trackers.one_signal === fields.app_id)
  if (!merchant || fields.app_id === '') return refused('There is no such application.')
  const { identifier, web_auth, web_p256 } = fields
  if (!URL.canParse(identifier) || !web_auth || !web_p256) return refused('The subscription is not complete.')
  const id = createHash('sha256').update(identifier).digest('hex').slice(0, 32)
  prepared(
    database,
    'INSERT OR REPLACE INTO push_subscriptions (merchant_id, id, origin, endpoint, p256dh, auth) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(merchant.id, id, request.headers.get('origin') ?? '', identifier, web_p256, web_auth)
  return Response.json({ success: true, id }, { headers: open })
}

async function fieldsOf(request: Request) {
  const body = Object(await request.json().catch(() => undefined)) as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].slice(0, 2048) : '')
  return {
    app_id: text('app_id'),
    identifier: text('identifier'),
    web_auth: text('web_auth'),
    web_p256: text('web_p256'),
  }
}

const readSubscription = rowReader<PushSubscriptionRow>({
  merchant_id: textColumn,
  id: textColumn,
  origin: textColumn,
  endpoint: textColumn,
  p256dh: textColumn,
  auth: textColumn,
})

/** The subscriptions of all brands. */
export function pushSubscriptions({ database }: SandboxContext): readonly PushSubscriptionRow[] {
  const rows = prepared(
    database,
    'SELECT merchant_id, id, origin, endpoint, p256dh, auth FROM push_subscriptions ORDER BY rowid',
  ).all()
  return rows.map(readSubscription)
}

/**
 * The deliveries of a brand's message: one to each subscription whose site has a signed-in member. `data` is the data
 * that the browser passes to the service worker.
 */
export function deliveriesOf(
  sandbox: SandboxContext,
  merchant: string,
  message: object,
): readonly { readonly endpoint: string; readonly data: string }[] {
  const signedIn = prepared(sandbox.database, 'SELECT origin FROM push_sign_ins WHERE merchant_id = ?').all(merchant)
  const origins = new Set(signedIn.map(({ origin }) => origin))
  return pushSubscriptions(sandbox)
    .filter((row) => row.merchant_id === merchant && origins.has(row.origin))
    .map(({ endpoint }) => ({ endpoint, data: JSON.stringify(message) }))
}

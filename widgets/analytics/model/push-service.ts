import { decodeRecords } from '../../../runtime/widget-api/data.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { servicesOf } from './choose-trackers.ts'
import { addressOf } from './send.ts'

/** The push service of a domain. */
export interface PushService {
  /** The address at which subscriptions are registered. */
  readonly address: string
  readonly appId: string
  /** The public key of the service (VAPID), in base64url. */
  readonly serverKey: string
}

/** A browser's subscription in the form that the service accepts. */
export interface DeviceSubscription {
  readonly endpoint: string
  /** The keys with which messages are encrypted (RFC 8291), in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** How long the service may take, in ms. */
const requestTimeout = 15_000

/** The push service of the page's domain (QRY-06). Undefined if the brand has none, or does not allow its host. */
export async function pushServiceOf({ data, reader }: Pick<Site, 'data' | 'reader'>): Promise<PushService | undefined> {
  const { analytics, hosts } = data.settings
  const { enabled, serverKey } = analytics.push
  const address = addressOf(analytics.vendors.push, hosts.tracker ?? [], location)
  if (!enabled || serverKey === undefined || address === undefined) return undefined
  const rows = decodeRecords('tracker-entry', await reader.config('tracker_config.json'), reader.decoding)
  const { pushAppId } = servicesOf(rows, location.hostname)
  return pushAppId === undefined ? undefined : { address, appId: pushAppId, serverKey }
}

/**
 * Registers a browser's subscription with the service, in the form of OneSignal's `players`. The request contains no
 * data about the member.
 *
 * @returns the subscription's id
 * @throws if the service does not respond with an id
 */
export async function registerSubscription(
  { address, appId }: PushService,
  { endpoint, keys }: DeviceSubscription,
  language: string,
): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Device type 5 is a browser with the Push API.
    body: JSON.stringify({
      app_id: appId,
      device_type: 5,
      identifier: endpoint,
      web_auth: keys.auth,
      web_p256: keys.p256dh,
      language,
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeout),
  })
  const { id } = Object(await response.json()) as { readonly id?: unknown }
  if (!response.ok || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) {
    throw new Error(`The push service did not accept the subscription (${response.status}).`)
  }
  return id
}

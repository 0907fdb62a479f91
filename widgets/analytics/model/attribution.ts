import type { Attribution } from '../../../schemas/generated/records.ts'

/**
 * The parameters of an advertisement's link (QRY-03). Each key is a name in the address, and each value is a field of
 * the event.
 */
const fieldOf: Readonly<Record<string, keyof Attribution>> = {
  app: 'app',
  source: 'source',
  ref_source: 'ref_source',
  pixel_click_id: 'pixel_click_id',
  campaign_id: 'campaign_id',
  _oks_ext: '_oks_ext',
  click_id: 'click_id',
  clickid: 'click_id',
  cid: 'click_id',
  vcid: 'vcid',
  bcid: 'bcid',
  rtid: 'rtid',
  ad_app_token: 'ad_app_token',
  gpa_adid: 'gpa_adid',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_content: 'utm_content',
  utm_campaign: 'utm_campaign',
}

/** The pattern of a valid value. Livery neither stores nor sends a value that does not match. */
const plain = /^[A-Za-z0-9_.-]{1,128}$/

/**
 * The parameters of a query that have valid values. Of several click ids, `click_id` counts first, then `clickid`, then
 * `cid`.
 */
export function attributionIn(search: string): Attribution {
  const query = new URLSearchParams(search)
  return attributionOf((name) => query.get(name))
}

function attributionOf(read: (name: string) => unknown): Attribution {
  const found: Partial<Record<keyof Attribution, string>> = {}
  for (const [name, field] of Object.entries(fieldOf)) {
    const value = read(name)
    if (typeof value === 'string' && plain.test(value)) found[field] ??= value
  }
  return found
}

interface AttributionPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The visit that counts: the first or the last visit with parameters. */
  readonly touch: 'first' | 'last'
  /** How long the device stores parameters, in days. */
  readonly days: number
}

/**
 * Returns the parameters of the visit that counts: this visit, or an earlier one. If this visit counts, stores its
 * parameters. Removes expired parameters. Without storage, this visit counts.
 */
export function storeAttribution(search: string, place: AttributionPlace): Attribution {
  const { storage, key, now, touch, days } = place
  const given = attributionIn(search)
  const stored = readStored(place)
  if (stored && (touch === 'first' || Object.keys(given).length === 0)) return stored
  if (Object.keys(given).length === 0) return {}
  try {
    storage.setItem(key, JSON.stringify({ until: now + days * 86_400_000, values: given }))
  } catch {
    // Without storage, the parameters of this visit still count.
  }
  return given
}

function readStored({ storage, key, now }: AttributionPlace): Attribution | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '')
    const { until, values } = Object(stored) as { readonly until?: unknown; readonly values?: unknown }
    if (typeof until !== 'number' || until <= now) {
      storage.removeItem(key)
      return undefined
    }
    const read = attributionOf((name) => Object.getOwnPropertyDescriptor(values, name)?.value)
    return Object.keys(read).length > 0 ? read : undefined
  } catch {
    return undefined
  }
}

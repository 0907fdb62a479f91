import type { Attribution } from '../../../schemas/generated/records.ts'

/** The parameters of an advertisement's link (QRY-03) by their names in an address, and the field that each fills. */
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

/** The only form of a value that is kept or sent. */
const plain = /^[A-Za-z0-9_.-]{1,128}$/

/** The parameters in a query, without values of any other form. Of several click ids, `click_id` counts before `cid`. */
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
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The visit that counts: the first one with parameters, or the last. */
  readonly touch: 'first' | 'last'
  /** How long parameters are kept. */
  readonly days: number
}

/**
 * Keeps the parameters of this visit on the device, and returns those that count: the kept ones or these. Without
 * storage, these count.
 */
export function keepAttribution(search: string, place: AttributionPlace): Attribution {
  const { storage, key, now, touch, days } = place
  const given = attributionIn(search)
  const kept = readKept(place)
  if (kept && (touch === 'first' || Object.keys(given).length === 0)) return kept
  if (Object.keys(given).length === 0) return {}
  try {
    storage.setItem(key, JSON.stringify({ until: now + days * 86_400_000, values: given }))
  } catch {
    // The visit counts all the same.
  }
  return given
}

function readKept({ storage, key, now }: AttributionPlace): Attribution | undefined {
  try {
    const { until, values } = JSON.parse(storage.getItem(key) ?? '') as { until: unknown; values: object }
    if (typeof until !== 'number' || until <= now) return undefined
    const kept = attributionOf((name) => Object.getOwnPropertyDescriptor(values, name)?.value)
    return Object.keys(kept).length > 0 ? kept : undefined
  } catch {
    return undefined
  }
}

import type { Attribution, TrackedEvent } from '../../../schemas/generated/records.ts'

/** The context of an event. */
export interface EventFacts {
  readonly id: string
  readonly visit: string
  readonly brand: string
  readonly route: string
  readonly locale: string
  readonly device: 'mobile' | 'desktop'
  readonly attribution: Attribution
}

const names: readonly string[] = [
  'page_view',
  'register',
  'login',
  'deposit',
  'withdraw',
] satisfies TrackedEvent['name'][]
const isName = (name: string): name is TrackedEvent['name'] => names.includes(name)

const decimal = /^\d{1,12}(?:\.\d{1,20})?$/
const currencyCode = /^[A-Z]{3}$/

/**
 * Converts an event of the site to a tracked event, which has only the fields of the schema (QRY-05). Undefined for an
 * event that no tracker receives. Leaves out a malformed amount or currency.
 */
export function describeEvent(
  event: { readonly name: string; readonly amount?: unknown; readonly currency?: unknown },
  facts: EventFacts,
): TrackedEvent | undefined {
  const { name, amount, currency } = event
  if (!isName(name)) return undefined
  return {
    name,
    ...surroundings(facts),
    ...(typeof amount === 'string' && decimal.test(amount) ? { amount } : {}),
    ...(typeof currency === 'string' && currencyCode.test(currency) ? { currency } : {}),
    ...(Object.keys(facts.attribution).length > 0 ? { attribution: facts.attribution } : {}),
  }
}

/** A web vital as the library reports it. The value is in milliseconds, except for CLS, whose value is a score. */
export interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

const metrics: readonly string[] = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] satisfies TrackedEvent['metric'][]

/** A web vital in the form of the schema. Undefined for a metric that the schema does not have. */
export function describeVital({ name, value, rating }: Vital, facts: EventFacts): TrackedEvent | undefined {
  if (!metrics.includes(name)) return undefined
  return {
    name: 'web_vital',
    ...surroundings(facts),
    metric: name as NonNullable<TrackedEvent['metric']>,
    value: Math.max(0, Math.round(name === 'CLS' ? value * 1000 : value)),
    rating,
  }
}

const surroundings = ({ id, visit, brand, route, locale, device }: EventFacts) => ({
  id,
  visit,
  brand,
  route,
  locale,
  device,
})

/** A random id of 16 hexadecimal digits. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

import type { Attribution, PushTracker, TrackedEvent } from '../../../schemas/generated/records.ts'

export type Vendor = PushTracker['vendor']
type EventName = TrackedEvent['name']
/** The fields of an event apart from its name and its attribution. */
type Field = Exclude<keyof TrackedEvent, 'name' | 'attribution'>

/** The names that a vendor uses for parameters and events. */
interface VendorNames {
  /** The parameter for the tracker's id. */
  readonly tracker: string
  /** The parameter for the event's name. */
  readonly event: string
  readonly events: Readonly<Record<EventName, string>>
  /** The parameter for each field. A field without a parameter is not sent. */
  readonly fields: Readonly<Partial<Record<Field, string>>>
  readonly attribution: (field: keyof Attribution) => string
  /** Parameters with the same value in every event. */
  readonly fixed?: Readonly<Record<string, string>>
}

const ownNames: Readonly<Record<EventName, string>> = {
  page_view: 'page_view',
  register: 'register',
  login: 'login',
  deposit: 'deposit',
  withdraw: 'withdraw',
  web_vital: 'web_vital',
}

/**
 * The parameters of each vendor: Google's measurement, the pixels of Meta and TikTok, and `postback` with the schema's
 * own names.
 */
const vendors: Readonly<Record<Vendor, VendorNames>> = {
  google: {
    tracker: 'tid',
    event: 'en',
    events: { ...ownNames, register: 'sign_up', deposit: 'purchase' },
    fields: {
      id: 'ep.transaction_id',
      visit: 'cid',
      brand: 'ep.brand',
      route: 'ep.route',
      locale: 'ul',
      device: 'ep.device',
      amount: 'epn.value',
      currency: 'cu',
      metric: 'ep.metric',
      value: 'epn.metric_value',
      rating: 'ep.rating',
    },
    attribution: (field) => `ep.${field}`,
    fixed: { v: '2' },
  },
  meta: {
    tracker: 'id',
    event: 'ev',
    events: {
      page_view: 'PageView',
      register: 'CompleteRegistration',
      login: 'Login',
      deposit: 'Purchase',
      withdraw: 'Withdraw',
      web_vital: 'WebVital',
    },
    fields: {
      id: 'eid',
      brand: 'cd[brand]',
      route: 'cd[route]',
      locale: 'cd[locale]',
      amount: 'cd[value]',
      currency: 'cd[currency]',
      metric: 'cd[metric]',
      value: 'cd[metric_value]',
      rating: 'cd[rating]',
    },
    attribution: (field) => `cd[${field}]`,
    fixed: { noscript: '1' },
  },
  tiktok: {
    tracker: 'sdkid',
    event: 'event',
    events: {
      page_view: 'Pageview',
      register: 'CompleteRegistration',
      login: 'Login',
      deposit: 'CompletePayment',
      withdraw: 'Withdraw',
      web_vital: 'WebVital',
    },
    fields: {
      id: 'event_id',
      brand: 'brand',
      route: 'route',
      locale: 'locale',
      amount: 'value',
      currency: 'currency',
      metric: 'metric',
      value: 'metric_value',
      rating: 'rating',
    },
    attribution: (field) => field,
  },
  postback: {
    tracker: 'tracker',
    event: 'event',
    events: ownNames,
    fields: {
      id: 'id',
      visit: 'visit',
      brand: 'brand',
      route: 'route',
      locale: 'locale',
      device: 'device',
      amount: 'amount',
      currency: 'currency',
      metric: 'metric',
      value: 'value',
      rating: 'rating',
    },
    attribution: (field) => field,
  },
}

/** The query of an event for a tracker. It contains only fields of the event's schema (QRY-05). */
export function queryOf({ vendor, id }: Pick<PushTracker, 'vendor' | 'id'>, event: TrackedEvent): URLSearchParams {
  const names = vendors[vendor]
  const query = new URLSearchParams(names.fixed)
  query.set(names.tracker, id)
  query.set(names.event, names.events[event.name])
  for (const [field, parameter] of Object.entries(names.fields) as [Field, string][]) {
    const value = event[field]
    if (value !== undefined) query.set(parameter, String(value))
  }
  for (const [field, value] of Object.entries(event.attribution ?? {}) as [keyof Attribution, string][]) {
    query.set(names.attribution(field), value)
  }
  return query
}

/** An event as an entry of `window.dataLayer`. */
export function dataLayerEntry({ name, attribution, ...fields }: TrackedEvent): Readonly<Record<string, unknown>> {
  return { event: vendors.google.events[name], ...fields, ...attribution }
}

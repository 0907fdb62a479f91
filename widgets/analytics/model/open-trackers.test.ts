import { describe, expect, test } from 'vitest'
import type { PushTracker, TrackedEvent } from '../../../schemas/generated/records.ts'
import { recordValidators } from '../../../schemas/generated/record-validators.js'
import { describeEvent, describeVital, type EventFacts, randomId } from './describe-event.ts'
import { openTrackers } from './open-trackers.ts'

const facts: EventFacts = {
  id: '0011223344556677',
  visit: '8899aabbccddeeff',
  brand: 'acme',
  route: 'casino-play',
  locale: 'en-th',
  device: 'mobile',
  attribution: { click_id: 'c-1', utm_source: 'ads' },
}
const allEvents: PushTracker['events'] = ['page_view', 'register', 'login', 'deposit', 'withdraw', 'web_vital']
const row = (vendor: PushTracker['vendor'], events = allEvents): PushTracker => ({
  domain: 'acme.example',
  vendor,
  id: `${vendor}-1`,
  events,
})

function open(rows: readonly PushTracker[], closed: readonly string[] = []) {
  const sent: string[] = []
  const entries: object[] = []
  const trackers = openTrackers(rows, {
    addressOf: (vendor) => (closed.includes(vendor) ? undefined : `https://t.example/${vendor}`),
    send: (address) => sent.push(address),
    dataLayer: (entry) => entries.push(entry),
  })
  return { sent, entries, trackers }
}

const deposit = describeEvent({ name: 'deposit', amount: '500.00', currency: 'THB' }, facts) as TrackedEvent

describe('[QRY-05] a deposit reaches each vendor with the vendor’s own parameters', () => {
  test.each([
    [
      'google',
      'v=2 tid=google-1 en=purchase ep.transaction_id=0011223344556677 cid=8899aabbccddeeff ep.brand=acme ep.route=casino-play ul=en-th ep.device=mobile epn.value=500.00 cu=THB ep.click_id=c-1 ep.utm_source=ads',
    ],
    [
      'meta',
      'noscript=1 id=meta-1 ev=Purchase eid=0011223344556677 cd[brand]=acme cd[route]=casino-play cd[locale]=en-th cd[value]=500.00 cd[currency]=THB cd[click_id]=c-1 cd[utm_source]=ads',
    ],
    [
      'tiktok',
      'sdkid=tiktok-1 event=CompletePayment event_id=0011223344556677 brand=acme route=casino-play locale=en-th value=500.00 currency=THB click_id=c-1 utm_source=ads',
    ],
    [
      'postback',
      'tracker=postback-1 event=deposit id=0011223344556677 visit=8899aabbccddeeff brand=acme route=casino-play locale=en-th device=mobile amount=500.00 currency=THB click_id=c-1 utm_source=ads',
    ],
  ] as const)('%s', (vendor, expected) => {
    const { sent, trackers } = open([row(vendor)])
    trackers.deliver(deposit)
    expect(sent).toHaveLength(1)
    const query = [...new URL(String(sent[0])).searchParams].map(([name, value]) => `${name}=${value}`)
    expect(query.sort()).toEqual(expected.split(' ').sort())
  })
})

test('[QRY-05] a tracker receives each event of its row once, and a tracker without an address receives none', () => {
  const { sent, trackers } = open([row('meta', ['deposit']), row('postback', ['login']), row('tiktok')], ['tiktok'])
  trackers.deliver(deposit)
  expect(sent.map((address) => new URL(address).pathname)).toEqual(['/meta'])
  expect(trackers.wants('login')).toBe(true)
  expect(trackers.wants('web_vital')).toBe(false)
})

test('[QRY-05] with several trackers of Google, the data layer has each of their events once', () => {
  const { entries, trackers } = open([row('google'), { ...row('google'), id: 'google-2' }, row('meta')])
  trackers.deliver(deposit)
  expect(entries).toEqual([
    {
      event: 'purchase',
      id: facts.id,
      visit: facts.visit,
      brand: 'acme',
      route: 'casino-play',
      locale: 'en-th',
      device: 'mobile',
      amount: '500.00',
      currency: 'THB',
      click_id: 'c-1',
      utm_source: 'ads',
    },
  ])
  const other = open([row('meta')])
  other.trackers.deliver(deposit)
  expect(other.entries).toEqual([])
})

describe('[QRY-05] an event has the fields of the schema and no other', () => {
  test.each([
    [{ name: 'page_view', path: '/en-th/profile?usr=0812345678' }],
    [{ name: 'register', phone: '0812345678', password: 'Passw0rd1' }],
    [{ name: 'login', username: '660812345678' }],
    [{ name: 'deposit', amount: '500.00', currency: 'THB', account: '1234567890' }],
    [{ name: 'withdraw', amount: '0812345678 สมชาย', currency: 'somchai@example.com' }],
    [{ name: 'withdraw', amount: 500, currency: ['THB'] }],
  ])('%j', (event) => {
    const described = describeEvent(event, { ...facts, attribution: {} })
    expect(recordValidators['tracked-event']?.(described)).toBe(true)
    expect(JSON.stringify(described)).not.toMatch(/0812345678|Passw0rd1|1234567890|somchai|สมชาย|usr/)
  })
  test.each(['unheard-of', 'constructor', 'web_vital', ''])('"%s" is not an event of the site', (name) =>
    expect(describeEvent({ name }, facts)).toBeUndefined(),
  )
})

test.each([
  ['LCP', 2512.6, 2513],
  ['CLS', 0.1234, 123],
  ['TTFB', -1, 0],
  ['INP', 200, 200],
  ['FCP', 0.4, 0],
])('[QRY-05] a measured %s of %d is reported as %d, with route and brand', (name, value, expected) => {
  const event = describeVital({ name, value, rating: 'good' }, facts)
  expect(event).toMatchObject({ name: 'web_vital', metric: name, value: expected, brand: 'acme', route: 'casino-play' })
  expect(recordValidators['tracked-event']?.(event)).toBe(true)
  expect(event).not.toHaveProperty('attribution')
})

test('an unknown metric gives no event, and a random id has 16 hexadecimal digits', () => {
  expect(describeVital({ name: 'FID', value: 1, rating: 'good' }, facts)).toBeUndefined()
  expect(randomId()).toMatch(/^[0-9a-f]{16}$/)
  expect(randomId()).not.toBe(randomId())
})

import { expect, test } from 'vitest'
import type { PushTracker, TrackerEntry } from '../../../schemas/generated/records.ts'
import { servicesOf, trackersOf } from './choose-trackers.ts'

const row = (domain: string, vendor: PushTracker['vendor'], id: string): PushTracker => ({
  domain,
  vendor,
  id,
  events: ['page_view'],
})

test('[QRY-06] a domain has its own trackers, each once', () => {
  const rows = [
    row('a.example', 'meta', '1'),
    row('b.example', 'meta', '2'),
    row('a.example', 'meta', '1'),
    row('a.example', 'google', '1'),
    row('www.a.example', 'google', '3'),
  ]
  expect(trackersOf(rows, 'a.example').map(({ vendor, id }) => `${vendor} ${id}`)).toEqual(['meta 1', 'google 1'])
  expect(trackersOf(rows, 'c.example')).toEqual([])
})

test.each<[string, TrackerEntry['trackers'], object]>([
  ['both services', { one_signal: { appId: 'app' }, smart_look: 'key' }, { recorderKey: 'key', pushAppId: 'app' }],
  ['a push service only', { one_signal: { appId: 'app' } }, { pushAppId: 'app' }],
  ['empty ids', { one_signal: { appId: '' }, smart_look: '' }, {}],
  ['no service', {}, {}],
])('[QRY-06] a domain whose entry has %s gets its own services only', (_what, trackers, expected) => {
  const entries = [
    { domain: 'b.example', trackers: { smart_look: 'of another' } },
    { domain: 'a.example', trackers },
  ]
  expect(servicesOf(entries, 'a.example')).toEqual(expected)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecords } from './read-records.ts'
import { spoiled } from './testing/wrong-values.ts'

const moment = '2026-11-21 18:00:00'
const whole = {
  banners: [{ id: 'a', title: 'A', img: '/a.svg', link: '/slot', start_date: moment, end_date: moment }],
  providers: [
    {
      provider_id: '101',
      providerName: 'Jade',
      providerKey: 'jade',
      img: '/j.svg',
      categories: ['slot'],
      tags: ['bingo'],
      game_maintenance: 0,
      maintenance_start: moment,
      maintenance_end: moment,
    },
  ],
  promotions: [
    {
      promotion_id: 1101,
      content_id: 1,
      title: 'A',
      description: 'B',
      content: '<p>C</p>',
      img: '/p.svg',
      category: 'welcome',
      start_date: moment,
      end_date: moment,
      can_apply: 1,
    },
  ],
  countries: [
    { code: '66', abr: 'TH', currency: 'THB', mobileno_length_min: 9, mobileno_length_max: 10, name: 'Thailand' },
  ],
  footer: [{ language: 'en', title: 'A', domain: 'a.example', content: '<p>B</p>', display_type: 'seo' }],
  menu: [{ language: 'en', title: 'A', url: '/slot', icon: 'slot', sequence: 1, placement: 'header', after_login: 0 }],
  missions: {
    month: '2026-11',
    today: '2026-11-21',
    streak: 2,
    days: [{ date: '2026-11-21', reward: '10', is_special: 0, state: 'available' }],
    missions: [{ id: 1, title: 'A', description: 'B', progress: '0.00', target: '1', reward: '10', link: '/slot' }],
  },
  signUp: {
    register: 1,
    otp: 1,
    otp_length: 6,
    send_type: 'sms',
    password_mode: 'text',
    bank: 1,
    verify_account_name: 1,
    fullname: 0,
    email: 0,
    tax_id: 0,
    terms_version: '2026-11-01',
  },
} satisfies { readonly [Name in keyof typeof readRecords]?: ReturnType<(typeof readRecords)[Name]> }
type Name = keyof typeof whole
const names = Object.keys(whole) as Name[]

describe.each(names)('%s from outside', (name) => {
  const read = readRecords[name] as (value: unknown) => unknown

  test('[API-02] what is whole is taken as it is', () => {
    expect(read(whole[name])).toEqual(whole[name])
  })

  test.each(spoiled(whole[name]))('[API-02] what is wrong at $place is left out or fails as a whole', ({ values }) => {
    const texts = ['title', 'providerName', 'abr', 'content', 'img', 'date', 'password_mode']
    for (const value of values) {
      for (const row of rowsIn(read(value))) {
        for (const text of texts) expect(typeof (row[text] ?? '')).toBe('string')
      }
    }
  })

  test('[API-02] nothing throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void read(value)))
  })
})

/** The value itself, or the rows of its lists. */
function rowsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value as Record<string, unknown>[]
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(rowsIn)]
}

test('[API-02] of two rows with one key the first is shown', () => {
  const [one] = whole.promotions
  expect(readRecords.promotions([one, { ...one, title: 'Other' }])?.map(({ title }) => title)).toEqual(['A'])
})

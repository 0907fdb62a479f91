import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Notice } from '../../../schemas/generated/records.ts'
import { type Announcements, advertisementsAt, nameOf, popupsFor, turn } from './announcements.ts'

const noon = Date.parse('2026-11-18T12:00:00+08:00')

const notice = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  title: `Notice ${id}`,
  description: '',
  content: '',
  img_path: '',
  link: '',
  is_popup: '1',
  unread: 0,
  announcement_type: 'announcement',
  date: '',
  ...more,
})
const listsOf = (lists: Partial<Announcements>): Announcements => ({
  normal: [],
  afterLogin: [],
  advertisements: [],
  ...lists,
})
const idsFor = (lists: Partial<Announcements>, isMember = false, now = noon) =>
  popupsFor(listsOf(lists), { isMember, now }).map(({ id }) => id)

describe('announcements as popups', () => {
  test.each([
    ['1', [1]],
    ['0', []],
  ] as const)('[ENG-01] with is_popup %j show these ids: %j', (is_popup, ids) => {
    expect(idsFor({ normal: [notice(1, { is_popup })] })).toEqual(ids)
  })

  test.each([
    ['shown without dates', {}, true],
    ['shown with empty dates', { start_date: '', end_date: '' }, true],
    ['shown at the start', { start_date: '2026-11-18 12:00:00' }, true],
    ['hidden one second before the start', { start_date: '2026-11-18 12:00:01' }, false],
    ['shown one second before the end', { end_date: '2026-11-18 12:00:01' }, true],
    ['hidden at the end', { end_date: '2026-11-18 12:00:00' }, false],
    [
      'shown between the start and the end',
      { start_date: '2026-11-18 00:00:00', end_date: '2026-11-19 00:00:00' },
      true,
    ],
    ['shown with dates that cannot be read', { start_date: 'soon', end_date: 'never' }, true],
  ])('[ENG-01] are %s', (_when, dates, isShown) => {
    expect(idsFor({ normal: [notice(1, dates)] })).toEqual(isShown ? [1] : [])
    const advertisement = notice(1, { ...dates, announcement_type: 'advertisment', is_popup: '0' })
    expect(advertisementsAt(listsOf({ advertisements: [advertisement] }), noon)).toHaveLength(isShown ? 1 : 0)
  })

  test('[ENG-01] show the after-login list to members only, and before the other announcements', () => {
    const lists = { normal: [notice(1)], afterLogin: [notice(2)], advertisements: [notice(3)] }
    expect(idsFor(lists)).toEqual([1, 3])
    expect(idsFor(lists, true)).toEqual([2, 1, 3])
  })

  test('[ENG-01] show each announcement once, even if several lists contain it', () => {
    const lists = { normal: [notice(1)], afterLogin: [notice(1)], advertisements: [notice(1)] }
    expect(idsFor(lists, true)).toEqual([1])
    const nameless = notice(0)
    expect(idsFor({ normal: [nameless, nameless, notice(0, { title: 'Other' })] })).toEqual([0, 0])
    const [monday, tuesday] = ['2026-11-23 09:00:00', '2026-11-24 09:00:00'].map((date) => notice(0, { date }))
    expect(idsFor({ normal: [monday as Notice, tuesday as Notice] })).toEqual([0, 0])
    expect(nameOf(monday as Notice)).toBe('2026-11-23 09:00:00 Notice 0')
  })
})

test('[ENG-01] the list of advertisements has advertisements only', () => {
  const advertisements = [notice(1), notice(2, { announcement_type: 'advertisment' })]
  expect(advertisementsAt(listsOf({ advertisements }), noon).map(({ id }) => id)).toEqual([2])
})

describe('[ENG-01] the slides', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('from slide %i, a turn by %i among %i slides leads to slide %i', (at, by, count, shown) => {
    expect(turn(at, by, count)).toBe(shown)
  })

  test('show each slide once in a whole turn and return to the start, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), fc.constantFrom(1, -1), (count, from, by) => {
        const start = from % count
        let at = start
        const seen = new Set<number>()
        for (let step = 0; step < count; step++) {
          seen.add(at)
          at = turn(at, by, count)
        }
        expect(at).toBe(start)
        expect(seen.size).toBe(count)
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { parseServerTime } from '../../../runtime/i18n/locale-formats.ts'
import { runningBanners } from './running-banners.ts'

const banner = { start_date: '2026-11-21 08:00:00', end_date: '2026-11-22 08:00:00' }

test.each([
  ['2026-11-20T23:59:59Z', 0],
  ['2026-11-21T00:00:00Z', 1],
  ['2026-11-21T23:59:59Z', 1],
  ['2026-11-22T00:00:00Z', 0],
])('[STA-07] at %s, the carousel shows %d banners', (moment, count) => {
  expect(runningBanners([banner], Date.parse(moment), parseServerTime)).toHaveLength(count)
})

test('a banner with malformed dates is not shown', () => {
  expect(runningBanners([{ start_date: 'x', end_date: 'y' }], 0, parseServerTime)).toEqual([])
})

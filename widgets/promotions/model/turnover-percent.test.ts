import { describe, expect, test } from 'vitest'
import { timeOf } from './promotion-times.ts'
import { turnoverPercent } from './turnover-percent.ts'

describe('[ENG-03] the progress of a turnover', () => {
  test.each([
    ['0.00', '9000.00', 0],
    ['4125.00', '9000.00', 45],
    ['8999.99', '9000.00', 99],
    ['9000.00', '9000.00', 100],
    ['9100.00', '9000.00', 100],
    ['0.00', '0.00', 100],
    ['-', '9000.00', 0],
    ['0.00', '-', 0],
  ])('a turnover of %s towards a target of %s is %i percent', (turnover_done, turnover_target, percent) => {
    expect(turnoverPercent({ turnover_done, turnover_target })).toBe(percent)
  })
})

describe('[ENG-03] the time of a promotion', () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00')
  test.each([
    [{ start_date: '2026-11-01 00:00:00', end_date: '2026-12-01 00:00:00' }, 'runs'],
    [{ start_date: '2026-11-01 00:00:00', end_date: '2026-11-21 12:00:00' }, 'over'],
    [{ start_date: '2026-11-21 12:00:00', end_date: '2026-12-01 00:00:00' }, 'runs'],
    [{ start_date: '2026-11-21 12:00:01', end_date: '2026-12-01 00:00:00' }, 'to-come'],
    [{ start_date: '', end_date: '' }, 'runs'],
    [{}, 'runs'],
  ] as const)('a promotion with the dates %j is: %s', (dates, time) => {
    expect(timeOf(dates, now)).toBe(time)
  })
})

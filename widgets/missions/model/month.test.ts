import { expect, test } from 'vitest'
import { calendarCell, dayBefore, missionPercent, monthFrom } from './month.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('[ENG-06] %s moved by %i months is %s', (month, by, moved) => {
  expect(monthFrom(month, by)).toBe(moved)
})

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2027-01-01', '2026-12-31'],
  ['soon', ''],
])('[ENG-06] the day before %s is %j', (date, before) => {
  expect(dayBefore(date)).toBe(before)
})

test.each([
  ['2026-11-01', 1, 1],
  ['2026-11-07', 1, 7],
  ['2026-11-08', 2, 1],
  ['2026-11-30', 5, 2],
  ['2026-10-01', 1, 5],
  ['2026-08-01', 1, 7],
  ['2026-08-02', 2, 1],
  ['2026-08-31', 6, 2],
])('[ENG-06] the calendar shows %s in row %i and column %i', (date, row, column) => {
  expect(calendarCell(date)).toEqual({ row, column })
})

test.each([
  ['0.00', '300.00', 0],
  ['120.00', '300.00', 40],
  ['299.99', '300.00', 99],
  ['300.00', '300.00', 100],
  ['1', '3', 33],
  ['-', '300.00', 0],
  ['-5', '300.00', 0],
])('[ENG-06] a progress of %s towards a target of %s is %i percent', (progress, target, percent) => {
  expect(missionPercent({ progress, target })).toBe(percent)
})

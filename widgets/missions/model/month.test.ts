import { expect, test } from 'vitest'
import { missionPercent, monthFrom, emptyCellsBefore } from './month.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('[ENG-06] %s moved by %i months is %s', (month, by, moved) => {
  expect(monthFrom(month, by)).toBe(moved)
})

test.each([
  ['2026-11', 0],
  ['2026-10', 4],
  ['2026-08', 6],
])('[ENG-06] before the first of %s come %i empty cells', (month, places) => {
  expect(emptyCellsBefore(month)).toBe(places)
})

test.each([
  ['0.00', '300.00', 0],
  ['120.00', '300.00', 40],
  ['299.99', '300.00', 99],
  ['300.00', '300.00', 100],
  ['1', '3', 33],
  ['-', '300.00', 0],
  ['-5', '300.00', 0],
])('[ENG-06] %s of %s is %i percent', (progress, target, percent) => {
  expect(missionPercent({ progress, target })).toBe(percent)
})

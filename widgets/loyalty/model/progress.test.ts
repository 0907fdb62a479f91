import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VipLevel } from '../../../schemas/generated/records.ts'
import { progressToNextLevel } from './progress.ts'

const level = (number: number, turnover: string): VipLevel => ({
  level: number,
  name: `Level ${number}`,
  turnover,
  level_bonus: '0',
  birthday_bonus: '0',
  rebate_percent: '0',
  has_host: 0,
})
const levels = [level(1, '0'), level(2, '50000'), level(3, '200000.50')]

test.each([
  [1, '0', '50000.00', 0],
  [1, '12500', '37500.00', 25],
  [1, '49999.99', '0.01', 99],
  [2, '200000.5', '0.00', 100],
  // A member whose level was given may have staked less than the level needs.
  [2, '0', '200000.50', 0],
])(
  '[ENG-05] at level %i, after stakes of %s, stakes of %s are missing: a progress of %i percent',
  (at, turnover, missing, percent) => {
    expect(progressToNextLevel(levels, at, turnover)).toEqual({ next: levels[at], missing, percent })
  },
)

test.each([
  [3, '200000.50'],
  [1, '-'],
  [1, ''],
  [1, '1e9'],
])('at level %i with the turnover %j, there is no progress to a next level', (at, turnover) => {
  expect(progressToNextLevel(levels, at, turnover)).toBeUndefined()
})

test('[ENG-05] 100 percent means that nothing is missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (minor) => {
      const progress = progressToNextLevel(
        levels,
        1,
        `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
      )
      expect(progress?.percent === 100).toBe(progress?.missing === '0.00')
    }),
  )
})

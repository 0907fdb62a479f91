import fc from 'fast-check'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tables } from '../tables.ts'
import { addTurnover } from './add-turnover.ts'

const turnoverAfter = (stakes: readonly number[], target: number, state = 'running') => {
  const database = new DatabaseSync(':memory:')
  database.exec(tables.sql)
  database.prepare(`INSERT INTO member_promotions VALUES ('siam191', 'one', 1, ?, 0, 0, ?, NULL, 0)`).run(state, target)
  database.exec(`INSERT INTO member_promotions VALUES ('siam191', 'other', 1, 'running', 0, 0, 1000, NULL, 0)`)
  for (const stake of stakes) addTurnover(database, 'siam191', 'one', stake)
  const rows = database.prepare('SELECT turnover_done FROM member_promotions ORDER BY uid').all()
  database.close()
  return rows.map(({ turnover_done }) => Number(turnover_done))
}

test('[ENG-03] a member’s stakes count towards their turnover, up to its target', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 })),
      fc.integer({ min: 0, max: 200_000 }),
      (stakes, target) => {
        const sum = stakes.reduce((total, stake) => total + stake, 0)
        expect(turnoverAfter(stakes, target)).toEqual([Math.min(sum, target), 0])
      },
    ),
    { numRuns: 50 },
  )
})

test.each(['completed', 'expired'])('[ENG-03] stakes do not change a promotion that is %s', (state) => {
  expect(turnoverAfter([5000], 9000, state)).toEqual([0, 0])
})

import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SandboxMerchant, SandboxContext } from '../../../sandbox/index.ts'
import { addStake, commissionFor } from './commission.ts'
import { tables } from './tables.ts'

const merchant = { id: 'river', data: { referral: { percent: '0.5', minimum: '20.00' } } } as unknown as SandboxMerchant

function openSandbox(): SandboxContext {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec(tables.sql)
  const insert = database.prepare(
    `INSERT INTO referrals (merchant_id, uid, ref, referrer_uid, at) VALUES ('river', ?, 'x', ?, 0)`,
  )
  insert.run('friend', 'member')
  insert.run('other', 'member')
  insert.run('stranger', null)
  return { database } as SandboxContext
}

test('[ENG-07] the commission is the percentage of a friend’s total stakes, whatever the single stakes are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 20 }), (stakes) => {
      const sandbox = openSandbox()
      for (const stake of stakes) addStake(sandbox, merchant, { uid: 'friend', stake })
      const staked = stakes.reduce((sum, stake) => sum + stake, 0)
      expect(commissionFor(sandbox.database, 'river', 'member')).toEqual({
        friends: 2,
        active: staked > 0 ? 1 : 0,
        earned: Math.floor(staked / 200),
        ready: Math.floor(staked / 200),
      })
      sandbox.database.close()
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['lower', '1.00', '0.50'],
  ['higher', '0.50', '1.00'],
])('[ENG-07] a %s percentage applies to later stakes only', (_what, before, after) => {
  const sandbox = openSandbox()
  for (const percent of [before, after]) {
    const changed = { ...merchant, data: { ...merchant.data, referral: { percent, minimum: '20.00' } } }
    addStake(sandbox, changed, { uid: 'friend', stake: 100_000 })
  }
  expect(commissionFor(sandbox.database, 'river', 'member').earned).toBe(1500)
  sandbox.database.close()
})

test('[ENG-07] stakes of a member without a referrer earn nothing', () => {
  const sandbox = openSandbox()
  addStake(sandbox, merchant, { uid: 'stranger', stake: 10_000 })
  addStake(sandbox, merchant, { uid: 'member', stake: 10_000 })
  expect(commissionFor(sandbox.database, 'river', 'member')).toMatchObject({ active: 0, earned: 0 })
  sandbox.database.close()
})

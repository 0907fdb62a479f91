import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordValidators } from '../../schemas/generated/record-validators.js'
import { spoiled } from '../api/testing/wrong-values.ts'
import { readDashboard, readMember } from './read-dashboard.ts'
import { member } from './testing/member.ts'

const user = { ...member, need_pin: 1 }
const whole = {
  logged_in: true,
  user,
  crm: { affiliate_username: 'a', link: '/?aff=a' },
  wallet: user.wallet,
  provider_maintenance: [{ provider_id: '1', start_time: 'a', end_time: 'b' }],
}

test('[STA-01] [STA-04] a whole answer is taken as it is', () => {
  expect(readDashboard(whole)).toEqual(whole)
})

test.each(spoiled(whole))('[STA-01] whatever stands at $place, a member that is taken over is one', ({ values }) => {
  for (const value of values) {
    const taken = readDashboard(value)
    if (!taken) continue
    expect(taken.logged_in ? recordValidators.member?.(taken.user) : taken.user === undefined).toBe(true)
    expect(taken.wallet.every((wallet) => recordValidators.wallet?.(wallet))).toBe(true)
    expect(taken.provider_maintenance.every((row) => typeof row.end_time === 'string')).toBe(true)
  }
})

test('[STA-01] nothing that comes from outside throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const member = readMember(value)
      expect(member === undefined || recordValidators.member?.(member)).toBe(true)
      readDashboard(value)
    }),
  )
})

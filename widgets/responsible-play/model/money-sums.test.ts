import { expect, test } from 'vitest'
import { netResult, tightestOf } from './money-sums.ts'

test.each([
  ['10.00', '0.00', '-10.00'],
  ['0.10', '0.30', '0.20'],
  ['1234567.89', '1234567.90', '0.01'],
])('stakes of %s and prizes of %s make %s', (staked, won, net) => {
  expect(netResult({ staked, won })).toBe(net)
})

test('the limit with the smallest rest counts', () => {
  const limits = [
    { kind: 'deposit', period: 'day', amount: '1000.00', used: '200.00' },
    { kind: 'deposit', period: 'week', amount: '1500.00', used: '1400.00' },
    { kind: 'deposit', period: 'month', used: '1400.00' },
    { kind: 'loss', period: 'day', amount: '10.00', used: '10.00' },
  ]
  expect(tightestOf(limits, 'deposit')).toMatchObject({ limit: { period: 'week' }, left: 10_000 })
  expect(tightestOf(limits.slice(2, 3), 'deposit')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { netResult, tightestLimit, usedPercent } from './money-sums.ts'

test.each([
  ['10.00', '0.00', '-10.00'],
  ['0.10', '0.30', '0.20'],
  ['1234567.89', '1234567.90', '0.01'],
])('stakes of %s and prizes of %s have the result %s', (staked, won, net) => {
  expect(netResult({ staked, won })).toBe(net)
})

test('the tightest limit of a kind is the limit with the smallest remaining amount', () => {
  const limits = [
    { kind: 'deposit', period: 'day', amount: '1000.00', used: '200.00' },
    { kind: 'deposit', period: 'week', amount: '1500.00', used: '1400.00' },
    { kind: 'deposit', period: 'month', used: '1400.00' },
    { kind: 'loss', period: 'day', amount: '10.00', used: '10.00' },
  ]
  expect(tightestLimit(limits, 'deposit')).toMatchObject({ limit: { period: 'week' }, left: 10_000 })
  expect(tightestLimit(limits.slice(2, 3), 'deposit')).toBeUndefined()
})

test.each([
  ['500.00', '125.00', 25],
  ['500.00', '900.00', 100],
  ['500.00', '0.00', 0],
  ['0.00', '0.00', 100],
  [undefined, '900.00', 0],
  ['unknown', '900.00', 0],
])('with a limit of %s, a used amount of %s is %d percent', (amount, used, percent) => {
  expect(usedPercent({ amount, used })).toBe(percent)
})

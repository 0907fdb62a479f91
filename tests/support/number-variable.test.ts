import { afterEach, expect, test, vi } from 'vitest'
import { roundsOf } from '../bench/measure.ts'
import { countVariable, numberVariable } from './number-variable.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['abc', '', ' ', '-1', '0', 'NaN', 'Infinity', '1e999'])(
  'the number of rounds cannot be "%s", and the message names the variable',
  (text) => {
    vi.stubEnv('LIVERY_BENCH_ROUNDS', text)
    expect(() => roundsOf('full')).toThrow(`LIVERY_BENCH_ROUNDS has to be a number from 1, not "${text}".`)
  },
)

test('a count is a whole number, and other numbers may have a fraction', () => {
  vi.stubEnv('LIVERY_BENCH_SECONDS', '0.5')
  expect(numberVariable('LIVERY_BENCH_SECONDS', 5, 0.1)).toBe(0.5)
  expect(() => countVariable('LIVERY_BENCH_SECONDS', 5, 0)).toThrow('has to be a whole number, not "0.5"')
  expect(countVariable('LIVERY_MISSING', 7)).toBe(7)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAmount, readAmount, typedAmount } from './amount.ts'
import { cryptoAmount } from './crypto-amount.ts'
import { compareDecimals, divideDecimals, fromUnits, toUnits, wholePercent } from './decimal.ts'
import { percents } from './percent-amount.ts'

/**
 * A decimal number as `units` × 10^-`scale`. The tests compute the expected results from such numbers, without parsing
 * text.
 */
interface Exact {
  readonly units: bigint
  readonly scale: number
}

const decimals = fc.integer({ min: 0, max: 20 })
const exact = (scales: fc.Arbitrary<number>): fc.Arbitrary<Exact> =>
  scales.chain((scale) =>
    fc.oneof(
      fc.bigInt({ min: 0n, max: 10n ** BigInt(9 + scale) - 1n }).map((units) => ({ units, scale })),
      fc.bigInt({ min: 0n, max: 2000n }).map((units) => ({ units, scale })),
    ),
  )
/** Bounds and limits may have more digits than a typed amount. */
const long = fc.bigInt({ min: 0n, max: 10n ** 40n }).map((units) => ({ units, scale: 20 }))

/** The text of a number, with all of its decimals. */
function written({ units, scale }: Exact): string {
  const digits = units.toString().padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The units of the same number at another scale. */
const unitsAt = ({ units, scale }: Exact, newScale: number) => units * 10n ** BigInt(newScale - scale)

const cases = { numRuns: 100_000, seed: 191 }

test('[WDR-05] a percentage of a limit is rounded down to a whole amount', () => {
  fc.assert(
    fc.property(fc.oneof(exact(fc.constantFrom(0, 1, 2, 20)), long), fc.constantFrom(...percents), (limit, percent) => {
      const amount = BigInt(wholePercent(written(limit), percent) ?? -1)
      const share = limit.units * BigInt(percent)
      const one = 100n * 10n ** BigInt(limit.scale)
      return amount * one <= share && share < (amount + 1n) * one
    }),
    cases,
  )
})

test('the order of decimal numbers depends on their value, not on their form', () => {
  fc.assert(
    fc.property(fc.oneof(exact(decimals), long), exact(decimals), (one, other) => {
      const [first, second] = [unitsAt(one, 20), unitsAt(other, 20)]
      const expected = first === second ? 0 : first < second ? -1 : 1
      return compareDecimals(written(one), written(other)) === expected
    }),
    cases,
  )
})

test('[WDR-03] an amount in a coin multiplied by the rate equals the withdrawn amount, up to one unit of the 20th decimal', () => {
  fc.assert(
    fc.property(exact(fc.constantFrom(0, 1, 2)), exact(decimals), (amount, rate) => {
      const result = divideDecimals(written(amount), written(rate))
      const [dividend, divisor] = [unitsAt(amount, 20), unitsAt(rate, 20)]
      if (divisor === 0n) return result === undefined
      const tooLarge = dividend >= divisor * 10n ** 9n
      if (result === undefined || tooLarge) return result === undefined && tooLarge
      const [whole = '', fraction = ''] = result.split('.')
      const units = BigInt(whole + fraction) * 10n ** BigInt(20 - fraction.length)
      const scaled = dividend * 10n ** 20n
      return units * divisor <= scaled && scaled < (units + 1n) * divisor
    }),
    cases,
  )
})

test('a number is the same after parsing and formatting, without trailing zeros', () => {
  fc.assert(
    fc.property(exact(decimals), (number) => {
      const text = fromUnits(toUnits(written(number)) ?? -1n)
      return toUnits(text) === unitsAt(number, 20) && !/\.\d*0$|\.$/.test(text)
    }),
    cases,
  )
})

test('[VAL-07] an amount field keeps every typed character, and has either no amount or the amount of all its digits', () => {
  const keys = fc.string({
    unit: fc.constantFrom(...'0123456789', ...'.,eE+- ๐๕๙٣−฿', '\t', 'x', '５'),
    maxLength: 16,
  })
  fc.assert(
    fc.property(fc.oneof(keys, fc.string()), (typed) => {
      const held = typedAmount(typed)
      const amount = readAmount(held)
      if (held.length !== typed.length || amount === undefined) return held.length === typed.length
      // The amount may differ from the text only in grouping commas, zeros, and a dot without decimals.
      const number = held.trim().replaceAll(',', '')
      return isAmount(amount) && Number(number) === Number(amount)
    }),
    cases,
  )
})

test('an amount typed key by key does not change', () => {
  fc.assert(
    fc.property(exact(fc.constantFrom(0, 1, 2)), (number) => {
      const text = written(number)
      const held = [...text].reduce((before, key) => typedAmount(before + key), '')
      return held === text && compareDecimals(readAmount(held) ?? '', text) === 0
    }),
    cases,
  )
})

test('[WDR-03] an amount in a coin exists only if amount and rate are above 0, and is then above 0 too', () => {
  const rates = fc.oneof(
    fc.constantFrom('0', '0.0', '', 'NaN', 'Infinity', '-1', '1e3', '١').map((rate) => ({ rate, isAboveZero: false })),
    exact(decimals).map((rate) => ({ rate: written(rate), isAboveZero: rate.units > 0n })),
  )
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom('', '.', '0', '0.00', 'x'), exact(fc.constantFrom(0, 2)).map(written)),
      rates,
      (amount, { rate, isAboveZero }) => {
        const result = cryptoAmount(amount, rate)
        if (result === undefined) return true
        return isAboveZero && compareDecimals(result, '0') === 1 && compareDecimals(amount, '0') === 1
      },
    ),
    cases,
  )
  expect(cryptoAmount('1000', '33.71')).toBe('29.66478789676653811925')
})

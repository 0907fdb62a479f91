import { describe, expect, test } from 'vitest'
import { isAmount, readAmount, refuseOtherKeys, typedAmount } from './amount.ts'
import { checkDeposit, checkTyping, checkWithdrawal, isNoLimit } from './check-amount.ts'
import { formatAmount } from '../../../../runtime/i18n/locale-formats.ts'
import { cryptoAmount, shownCoinDecimals } from './crypto-amount.ts'
import { percentAmount } from './percent-amount.ts'
import { presetAmounts } from './presets.ts'
import { stepAmount } from './step-amount.ts'

test.each(['1', '100', '0.5', '100.50', '999999999.99'])('%s is an amount', (text) => {
  expect(isAmount(text)).toBe(true)
})

test.each([
  '',
  '.',
  '1.',
  '.5',
  '-0',
  '-1',
  '+1',
  '1e3',
  '1,000',
  ' 1',
  '٣',
  '๕',
  '1.005',
  '1000000000',
  'NaN',
  '0x10',
])('%j is not an amount', (text) => {
  expect(isAmount(text)).toBe(false)
})

test.each([
  ['1', '1'],
  ['1,00', '1,00'],
  ['1e3', '1e3'],
  ['1000000000', '1000000000'],
  ['๑๒๓', '123'],
  ['１２３', '123'],
  ['１，２３４．５０', '1,234.50'],
  ['٣', '٣'],
])('[VAL-07] typing %j puts %j into the field', (typed, held) => expect(typedAmount(typed)).toBe(held))

test.each([
  ['0', true],
  ['๕', true],
  ['５', true],
  ['.', true],
  [',', true],
  ['．', true],
  ['，', true],
  ['a', false],
  ['e', false],
  ['-', false],
  [' ', false],
  ['฿', false],
  ['1e3', true],
  [null, true],
])('[VAL-07] an amount field takes the key %j: %s', (data, isTaken) => {
  let isRefused = false
  refuseOtherKeys({ data, preventDefault: () => (isRefused = true) })
  expect(!isRefused).toBe(isTaken)
})

test.each([
  ['', undefined, undefined],
  ['1', undefined, undefined],
  ['1.', undefined, 'error_whole_amount'],
  ['1.25', undefined, 'error_whole_amount'],
  ['1,', undefined, undefined],
  ['1,00', undefined, undefined],
  ['1,000', undefined, undefined],
  ['1,000.5', undefined, 'error_whole_amount'],
  [' 100\n', undefined, undefined],
  ['1.255', 'error_amount', 'error_whole_amount'],
  ['1.2.', 'error_amount', 'error_whole_amount'],
  ['1e3', 'error_amount', 'error_whole_amount'],
  ['-1', 'error_amount', 'error_whole_amount'],
  ['1,0000', 'error_amount', 'error_whole_amount'],
  ['12,34', undefined, undefined],
  ['1234,567', 'error_amount', 'error_whole_amount'],
  ['100\n200', 'error_amount', 'error_whole_amount'],
  ['100 200', 'error_amount', 'error_whole_amount'],
  ['1000000000', 'error_amount', 'error_whole_amount'],
  ['1,000,000,000', 'error_amount', 'error_whole_amount'],
  ['٣', 'error_amount', 'error_whole_amount'],
])(
  '[VAL-07] [WDR-05] after typing %j, the error of a deposit is %s, and the error of a withdrawal is %s',
  (typed, deposit, withdrawal) => {
    expect([checkTyping(typed, 'decimal')?.rule, checkTyping(typed, 'whole')?.rule]).toEqual([deposit, withdrawal])
  },
)

test.each([
  ['.5', '0.5'],
  ['100.', '100'],
  ['007', '7'],
  ['0', '0'],
  ['00.10', '0.10'],
  ['1,000', '1000'],
  ['1,234,567.50', '1234567.50'],
  ['๑,๐๐๐', '1000'],
  ['1,00', undefined],
  ['1,', undefined],
  ['1000000000', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['.', undefined],
])('the text %j is the amount %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

describe('a deposit', () => {
  const channel = { minimum_deposit: '100', maximum_deposit: '200000' }

  test.each([
    ['', { rule: 'error_required' }],
    ['.', { rule: 'error_amount' }],
    ['1,00', { rule: 'error_amount' }],
    ['1000000000', { rule: 'error_amount' }],
    ['0', { rule: 'error_min', bound: '100' }],
    ['0.00', { rule: 'error_min', bound: '100' }],
    ['99.99', { rule: 'error_min', bound: '100' }],
    ['100', undefined],
    ['100.00', undefined],
    ['200000.00', undefined],
    ['200000.01', { rule: 'error_max', bound: '200000' }],
  ])('[DEP-04] of %j has the error %j', (typed, error) => {
    expect(checkDeposit(typed, channel)).toEqual(error)
  })

  test.each([
    ['999999998.99', false],
    ['999999999', true],
    ['999999999.00', true],
    ['999999999.5', true],
    ['', false],
    ['unlimited', false],
    ['1000000000', true],
    ['9'.repeat(30), true],
  ])('[DEP-04] a maximum of %j means no limit: %j', (maximum, is) => {
    expect(isNoLimit(maximum)).toBe(is)
  })

  test('[DEP-04] may have any amount if the channel has no limit', () => {
    expect(checkDeposit('999999999.99', { minimum_deposit: '20', maximum_deposit: '999999999' })).toBeUndefined()
  })

  test('[DEP-04] accepts bounds with any number of digits', () => {
    expect(checkDeposit('500', { minimum_deposit: '20', maximum_deposit: '10000000000.00' })).toBeUndefined()
    const least = '1000000000'
    const error = { rule: 'error_min', bound: least }
    expect(checkDeposit('500', { minimum_deposit: least, maximum_deposit: '999999999' })).toEqual(error)
  })

  test('with malformed bounds is refused', () => {
    expect(checkDeposit('100', { minimum_deposit: '', maximum_deposit: '1' })).toEqual({ rule: 'error_min', bound: '' })
    expect(checkDeposit('100', { minimum_deposit: '1', maximum_deposit: 'x' })).toEqual({
      rule: 'error_max',
      bound: 'x',
    })
  })
})

describe('a withdrawal', () => {
  const settings = {
    minimum_withdraw: '300',
    maximum_withdraw: '200000',
    crypto_min_withdrawal: '500',
    crypto_max_withdrawal: '1000',
    withdraw_daily_limit: '500000',
    withdraw_daily_count: 10,
  }

  test.each([
    ['', 'bank', '1500.25', { rule: 'error_required' }],
    ['0', 'bank', '1500.25', { rule: 'error_min_withdraw', bound: '300' }],
    ['1500.25', 'bank', '1500.25', { rule: 'error_whole_amount' }],
    ['1500.', 'bank', '1500.25', { rule: 'error_whole_amount' }],
    ['1e3', 'bank', '1500.25', { rule: 'error_whole_amount' }],
    ['299', 'bank', '1500.25', { rule: 'error_min_withdraw', bound: '300' }],
    ['300', 'bank', '1500.25', undefined],
    ['1500', 'bank', '1500.25', undefined],
    ['1501', 'bank', '1500.25', { rule: 'error_available_withdraw', bound: '1500.25' }],
    ['200001', 'bank', '900000', { rule: 'error_max_withdraw', bound: '200000' }],
    ['300', 'crypto', '1500.25', { rule: 'error_min_withdraw', bound: '500' }],
    ['1001', 'crypto', '1500.25', { rule: 'error_max_withdraw', bound: '1000' }],
    ['1000', 'crypto', '1500.25', undefined],
    ['300', 'bank', undefined, { rule: 'error_available_withdraw', bound: '0' }],
    ['300', 'bank', '-', { rule: 'error_available_withdraw', bound: '-' }],
  ] as const)('[WDR-05] of %j to a %s account with a limit of %j has the error %j', (typed, kind, limit, error) => {
    expect(checkWithdrawal(typed, kind, settings, limit)).toEqual(error)
  })

  test('[WDR-05] accepts bounds and a limit with any number of digits', () => {
    const wide = { ...settings, maximum_withdraw: '9999999999' }
    expect(checkWithdrawal('500', 'bank', wide, '12345678901.50')).toBeUndefined()
  })

  test.each([
    ['1500.25', 25, '375'],
    ['1500.25', 50, '750'],
    ['1500.25', 75, '1125'],
    ['1500.25', 100, '1500'],
    ['3.99', 25, '0'],
    ['999999999.99', 100, '999999999'],
    ['3000000000.50', 25, '750000000'],
    ['3000000000.50', 100, '999999999'],
    [undefined, 100, ''],
    ['-', 100, ''],
  ] as const)(
    '[WDR-05] with a limit of %j gets, from the button for %d percent, the amount %j',
    (limit, percent, amount) => {
      expect(percentAmount(limit, percent)).toBe(amount)
    },
  )

  test.each([
    ['1000', '33.71', '29.66478789676653811925'],
    ['1', '3', '0.33333333333333333333'],
    ['500', '0.5', '1000'],
    ['1000', '0', undefined],
    ['1000', 'NaN', undefined],
    ['1000', '', undefined],
    ['0', '33.71', undefined],
    ['', '33.71', undefined],
    ['0.01', '999999999', '0.00000000001000000001'],
  ])('[WDR-03] of %j at a rate of %j pays %j coins', (amount, rate, actual) => {
    expect(cryptoAmount(amount, rate)).toBe(actual)
  })
})

test('[WDR-03] an amount in a coin is shown with 8 decimals', () => {
  expect(formatAmount(cryptoAmount('1000', '33.71') ?? '', shownCoinDecimals)).toBe('29.66478789')
})

describe('preset amounts', () => {
  const base = { amounts: [100, 300, 500, 1000, 5000, 10_000], aboveLastDeposit: false, shown: 8 }
  const long = [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]
  const above = { amounts: long, aboveLastDeposit: true, shown: 8 }
  const channel = (least: string, most: string) => ({ minimum_deposit: least, maximum_deposit: most })

  test('[DEP-06] are the brand’s own, independent of the last deposit', () => {
    const facts = { channel: channel('1', '200000'), lastDeposit: '1000' }
    expect(presetAmounts(base, facts)).toEqual(['100', '300', '500', '1000', '5000', '10000'])
  })

  test('[DEP-06] include only amounts that the channel accepts', () => {
    expect(presetAmounts(base, { channel: channel('300', '1000') })).toEqual(['300', '500', '1000'])
  })

  test.each([
    ['no deposit', undefined, '200000', ['100', '200', '300', '500', '1000', '2000', '3000', '5000']],
    ['a last deposit', '1000', '200000', ['2000', '3000', '5000', '10000', '20000', '50000', '100000', '200000']],
    ['a last deposit with satang', '999.99', '2000', ['1000', '2000']],
    ['a last deposit with zeros', '1000.00', '2000', ['2000']],
    ['a maximum that means no limit', '50000', '999999999', ['100000', '200000', '500000']],
    ['a last deposit at the maximum', '200000', '200000', []],
    ['a last deposit that is not a number', '-', '300', ['100', '200', '300']],
  ])('[DEP-06] are at most eight amounts above the last deposit: %s', (_what, lastDeposit, maximum, amounts) => {
    expect(presetAmounts(above, { channel: channel('1', maximum), lastDeposit })).toEqual(amounts)
  })

  test('[DEP-06] come from the response with the channels, if that contains preset amounts', () => {
    const facts = {
      channel: channel('1', '200000'),
      presetAmount: ['50', '150', 'x', '1000000000', '250.505', '250.50'],
    }
    expect(presetAmounts(base, facts)).toEqual(['50', '150', '250.50'])
    expect(presetAmounts(base, { ...facts, presetAmount: [] })).toHaveLength(6)
    expect(presetAmounts({ ...base, shown: 2 }, facts)).toEqual(['50', '150'])
    expect(presetAmounts(base, { ...facts, presetAmount: ['50', '100', '50.00', '100', '20'] })).toEqual([
      '50',
      '100',
      '20',
    ])
  })
})

test.each([
  ['100.50', -1, '99.50'],
  ['100.50', 1, '101.50'],
  ['1,000', 1, '1001'],
  ['', 1, '20.5'],
  ['20.75', -1, '20.5'],
  ['0.75', -1, '20.5'],
  ['5000', 1, '5000'],
  ['4999.25', 1, '5000'],
] as const)('[DEP-13] from "%s", a step of %i leads to %s', (typed, change, amount) => {
  expect(stepAmount(typed, change, { least: '20.50', most: '5000.00' })).toBe(amount)
})

import { Mask } from 'maska'
import { expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import {
  accountOf,
  accountOfText,
  anyCountry,
  fewestDigits,
  phoneBounds,
  phoneDigits,
  phoneMask,
  splitPhone,
} from './phone.ts'

const thailand = { code: '66', mobileno_length_min: 9, mobileno_length_max: 10 }
const philippines = { code: '63', mobileno_length_min: 10, mobileno_length_max: 10 }
const bangladesh = { code: '880', mobileno_length_min: 10, mobileno_length_max: 10 }
const india = { code: '91', mobileno_length_min: 10, mobileno_length_max: 12 }

const shown = (text: string, country: typeof thailand) =>
  new Mask({ mask: phoneMask }).masked(phoneDigits(text, country))

test.each([
  ['081 234 5678', thailand, '081-234-5678'],
  ['812345678', thailand, '081-234-5678'],
  ['+66 81-234 5678', thailand, '081-234-5678'],
  ['+66 (0)81 234 5678', thailand, '081-234-5678'],
  ['0066812345678', thailand, '081-234-5678'],
  ['๐๘๑๒๓๔๕๖๗๘', thailand, '081-234-5678'],
  ['08', thailand, '08'],
  ['0917 555 0123', philippines, '917-555-0123'],
  ['+63 917 555 0123', philippines, '917-555-0123'],
  ['01712345678', bangladesh, '171-234-5678'],
  ['0123456789', india, '012-345-6789'],
  ['not a number', thailand, ''],
])('[VAL-04] %j as a number of %o is shown as %s', (text, country, expected) => {
  expect(shown(text, country)).toBe(expected)
})

test('[VAL-04] a text of 1,000,000 digits keeps all of them', () => {
  expect(phoneDigits('08'.repeat(500_000), thailand)).toHaveLength(1_000_000)
})

test.each([
  ['0812345678', thailand, '660812345678'],
  ['917 555 0123', philippines, '639175550123'],
])('%s is the account %s', (text, country, account) => {
  expect(accountOf(text, country)).toBe(account)
})

test.each([
  ['66-0812345678', { code: '66', number: '0812345678' }],
  ['66-081-234', { code: '66', number: '081-234' }],
  ['66-', undefined],
  ['0812345678', undefined],
  ['-0812345678', undefined],
])('[VAL-03] %s splits at its first hyphen', (value, parts) => {
  expect(splitPhone(value)).toEqual(parts)
})

test.each([
  ['0812345678', thailand, [], undefined],
  ['081234567', thailand, [], undefined],
  ['08123456', thailand, [], 'minlength'],
  ['08123456789', thailand, [], 'maxlength'],
  ['0712345678', thailand, ['06', '08', '09'], 'format'],
  ['0912345678', thailand, ['06', '08', '09'], undefined],
  ['123456789', india, [], 'minlength'],
  ['171234567', bangladesh, [], 'minlength'],
  ['1712345678', bangladesh, [], undefined],
  ['', thailand, [], 'required'],
])(
  '[VAL-03] [VAL-05] the number %s in %o, with the accepted prefixes %j: the broken rule is %s',
  (phone, country, prefixes, rule) => {
    const errors = checkForm('phone-number', { phone, bounds: phoneBounds(country, prefixes) })
    expect(errors.map((error) => error.rule)).toEqual(rule ? [rule] : [])
  },
)

test('[VAL-03] before the countries have loaded, a number has 5 to 13 digits', () => {
  const rulesOf = (phone: string) =>
    checkForm('phone-number', { phone, bounds: phoneBounds(anyCountry) }).map(({ rule }) => rule)
  expect(['0812', '08123', '0812345678901', '08123456789012'].map(rulesOf)).toEqual([
    ['minlength'],
    [],
    [],
    ['maxlength'],
  ])
})

test.each([
  [thailand, 9],
  [philippines, 10],
  [bangladesh, 9],
  [india, 10],
])('[VAL-04] the button for a number of %o is enabled from %d digits', (country, digits) => {
  expect(fewestDigits(country)).toBe(digits)
})

test.each([
  ['0812345678', '660812345678'],
  ['+66 81 234 5678', '660812345678'],
  ['660812345678', '660812345678'],
  ['66-0812345678', '660812345678'],
  ['somchai', 'somchai'],
  ['a@b.example', 'a@b.example'],
  ['1', '1'],
])('[QRY-04] the account %s in an address becomes %s, as the login expects it', (text, account) => {
  expect(accountOfText(text, thailand)).toBe(account)
})

import { expect, test } from 'vitest'
import { checkForm } from './check-form.ts'

const bounds = { min: 6, max: 16, pattern: '' }

test.each([
  ['', 'required', undefined],
  ['12345', 'minlength', 6],
  ['x'.repeat(17), 'maxlength', 16],
])('[VAL-01] [VAL-08] a new password %j breaks the rule %s %s', (password, rule, n) => {
  expect(checkForm('new-password', { password, bounds })).toEqual([{ field: 'password', rule, ...(n ? { n } : {}) }])
})

test.each([
  ['new-password', { password: '123456', bounds }],
  ['new-password', { password: 'x'.repeat(16), bounds }],
  ['new-password', { password: '123456', bounds: { min: 6, max: 20, pattern: '^\\d*$' } }],
  ['reset-password', { password: 'secret-1', confirm: 'secret-1', bounds }],
  ['one-time-code', { code: '123456', bounds: { length: 6 } }],
  ['bank-account', { account_number: '1234567890', account_name: 'สมชาย ใจดี', bounds: { min: 10, max: 12 } }],
  ['personal-details', {}],
  ['withdrawal-pin', { pin: '135790', confirm: '135790', password: 'secret-1' }],
  ['withdrawal-pin', { old_pin: '246810', pin: '135790', confirm: '135790', password: 'secret-1' }],
] as const)('%s accepts %j', (name, values) => {
  expect(checkForm(name, values as never)).toEqual([])
})

test.each([
  ['[VAL-01]', 'reset-password', { password: 'secret-1', confirm: 'secret-2', bounds }, 'confirm', 'equalto'],
  [
    '[VAL-01]',
    'change-password',
    { current: 'secret-1', password: 'secret-1', confirm: 'secret-1', bounds },
    'password',
    'notequalto',
  ],
  [
    '[VAL-08]',
    'new-password',
    { password: 'secret', bounds: { min: 6, max: 20, pattern: '^\\d*$' } },
    'password',
    'format',
  ],
  ['[VAL-01]', 'personal-details', { email: 'nobody' }, 'email', 'validemail'],
  ['[VAL-01]', 'personal-details', { email: 'a@b.c\u202e' }, 'email', 'validemail'],
  ['[VAL-01]', 'personal-details', { email: 'a\u200b@b.example' }, 'email', 'validemail'],
  ['[VAL-01]', 'personal-details', { email: 'a@b\u0000.example' }, 'email', 'validemail'],
  ['[VAL-06]', 'personal-details', { tax_id: '123.456.789' }, 'tax_id', 'taxid'],
  ['[VAL-09]', 'one-time-code', { code: '12345', bounds: { length: 6 } }, 'code', 'minlength'],
  ['[VAL-09]', 'one-time-code', { code: '1234567', bounds: { length: 6 } }, 'code', 'maxlength'],
  [
    '[VAL-10]',
    'bank-account',
    { account_number: '123', account_name: 'Somchai', bounds: { min: 10, max: 12 } },
    'account_number',
    'minlength',
  ],
  [
    '[VAL-10]',
    'bank-account',
    { account_number: '1234567890', account_name: '    ', bounds: { min: 10, max: 12 } },
    'account_name',
    'required',
  ],
  [
    '[VAL-10]',
    'bank-account',
    { account_number: '1234567890', account_name: 'So', bounds: { min: 10, max: 12 } },
    'account_name',
    'minlength',
  ],
  [
    '[VAL-01]',
    'withdrawal-pin',
    { old_pin: '111111', pin: '111111', confirm: '111111', password: 'secret-1' },
    'pin',
    'notequalto',
  ],
] as const)('%s %s with %j: the mistake of %s is %s', (_row, name, values, field, rule) => {
  expect(checkForm(name, values as never)).toMatchObject([{ field, rule }])
})

test('[VAL-02] an empty optional field breaks no rule, unless a setting requires it', () => {
  expect(checkForm('personal-details', { fullname: '', email: '' })).toEqual([])
  expect(checkForm('personal-details', { fullname: '', email: '' }, ['email'])).toEqual([
    { field: 'email', rule: 'required' },
  ])
})

test('each field has at most one mistake, in the order of the fields', () => {
  expect(checkForm('reset-password', { password: '', confirm: '', bounds })).toEqual([
    { field: 'password', rule: 'required' },
    { field: 'confirm', rule: 'required' },
  ])
})

test('[VAL-01] a new secret is compared with the current one only if the current one is filled in', () => {
  const values = { current: '', password: 'secret-1', confirm: 'secret-1', bounds }
  expect(checkForm('change-password', values)).toEqual([{ field: 'current', rule: 'required' }])
})

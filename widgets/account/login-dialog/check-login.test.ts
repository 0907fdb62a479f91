import { expect, test } from 'vitest'
import { checkLogin } from './check-login.ts'

test.each([
  ['081-234-5678', '660812345678'],
  ['0812345678', '660812345678'],
  ['812345678', '660812345678'],
  ['+66 81 234 5678', '660812345678'],
  ['66-0812345678', '660812345678'],
])('%s is the account %s', (phone, username) => {
  expect(checkLogin({ phone, password: 'secret1' })).toMatchObject({ username, faults: [] })
})

test.each([
  ['', 'secret1', 'phone', 'error_required'],
  ['081', 'secret1', 'phone', 'error_minlength'],
  ['0812345678', '', 'password', 'error_required'],
  ['0812345678', '12345', 'password', 'error_minlength'],
  ['0812345678', 'x'.repeat(21), 'password', 'error_maxlength'],
])('phone %j and password %j: %s %s', (phone, password, field, message) => {
  expect(checkLogin({ phone, password }).faults).toMatchObject([{ field, message }])
})

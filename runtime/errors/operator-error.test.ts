import { expect, test } from 'vitest'
import { isForOperator, OperatorError } from './operator-error.ts'

test('an error that has only copies of the own properties of an OperatorError is for the operator too', () => {
  const error = new OperatorError('The area has no name.')
  expect(isForOperator(Object.assign(new Error(error.message), { ...error }))).toBe(true)
  expect(isForOperator(new Error(error.message))).toBe(false)
})

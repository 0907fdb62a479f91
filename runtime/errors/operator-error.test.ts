import { expect, test } from 'vitest'
import { isForOperator, OperatorError } from './operator-error.ts'

test('an error with a copy of the own properties of an OperatorError counts as one', () => {
  const error = new OperatorError('The area has no name.')
  expect(isForOperator(Object.assign(new Error(error.message), { ...error }))).toBe(true)
  expect(isForOperator(new Error(error.message))).toBe(false)
})

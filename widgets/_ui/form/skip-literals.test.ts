// @vitest-environment window
import { expect, test } from 'vitest'
import { skipLiterals } from './skip-literals.ts'

test.each([
  ['081-2', 4, 4, 3],
  ['081-234-5', 8, 8, 7],
  ['123.456.7', 4, 4, 3],
  ['081-2', 5, 5, 5],
  ['081-2', 2, 2, 2],
  ['081-2', 1, 4, 4],
  ['-', 1, 1, 1],
  ['', 0, 0, 0],
])('[VAL-04] in %j, a backspace with the selection %d to %d first moves its end to %d', (value, from, to, caret) => {
  const input = document.createElement('input')
  input.value = value
  input.setSelectionRange(from, to)
  skipLiterals(input)
  expect(input.selectionEnd).toBe(caret)
})

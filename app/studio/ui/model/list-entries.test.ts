import { expect, test } from 'vitest'
import { withEntries } from './list-entries.ts'

test.each([
  ['words', ['a'], 'b, c d', false, ['a', 'b', 'c', 'd']],
  ['a word twice', ['a'], 'b b a', false, ['a', 'b']],
  ['a number between rising ones', [100, 500], '200', true, [100, 200, 500]],
  ['a number to an unsorted list', [500, 100], '200', true, [500, 100, 200]],
  ['nothing', ['a'], ' , ', false, undefined],
  ['a word instead of a number', [100], '200 x', true, undefined],
  ['a number that JSON cannot express', [100], 'Infinity', true, undefined],
] as const)('[BRD-06] an operator adds %s to a list', (_what, list, typed, isNumber, result) => {
  expect(withEntries(list, typed, isNumber)).toEqual(result)
})

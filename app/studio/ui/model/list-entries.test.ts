import { expect, test } from 'vitest'
import { withEntries } from './list-entries.ts'

test.each([
  ['words', ['a'], 'b, c d', false, ['a', 'b', 'c', 'd']],
  ['a word twice', ['a'], 'b b a', false, ['a', 'b']],
  ['a number between rising numbers', [100, 500], '200', true, [100, 200, 500]],
  ['a number in an unsorted list', [500, 100], '200', true, [500, 100, 200]],
  ['a number in groups', [100], '10,000', true, [100, 10_000]],
  ['numbers in groups', [], '10,000, 1,250,000.5 20,000', true, [10_000, 20_000, 1_250_000.5]],
  ['numbers between commas', [], '100,500,1000, 7,', true, [7, 100, 500, 1000]],
  ['numbers whose groups are unclear', [], '10,000,20', true, undefined],
  ['nothing', ['a'], ' , ', false, undefined],
  ['a word instead of a number', [100], '200 x', true, undefined],
  ['a number that JSON cannot express', [100], 'Infinity', true, undefined],
] as const)('[BRD-06] the text that an operator adds to a list: %s', (_what, list, typed, isNumber, result) => {
  expect(withEntries(list, typed, isNumber)).toEqual(result)
})

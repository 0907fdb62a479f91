import { expect, test } from 'vitest'
import { subsetsOf } from './locale-code.ts'

test.for([
  ['en', ['latin']],
  ['th', ['thai']],
  ['km', ['khmer']],
  ['vi', ['latin', 'vietnamese']],
  ['pl', ['latin', 'latin-ext']],
  ['cs', ['latin', 'latin-ext']],
  ['tr', ['latin', 'latin-ext']],
  ['yo', ['latin', 'latin-ext', 'vietnamese']],
  ['kk', ['cyrillic', 'cyrillic-ext']],
  ['zh', ['chinese-simplified']],
  ['bn', ['bengali']],
] as const)('the letters of %s are in the subsets %j', ([language, subsets]) => {
  expect(subsetsOf(language)).toEqual(subsets)
})

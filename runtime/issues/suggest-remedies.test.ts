import { expect, test } from 'vitest'
import { suggestForm } from './suggest-remedies.ts'

test.each([
  ['faq', '/faq'],
  ['/faq/', '/faq'],
  ['//slot//{provider}', '/slot/{provider}'],
  // A search that begins again at each slash would take longer than the timeout of the test.
  [`/a${'/'.repeat(80_000)}b`, '/a/b'],
])('[BRD-05] the suggested path has one slash before each segment', (value, expected) => {
  expect(suggestForm('route-path', value)).toEqual({ suggestion: `Did you mean "${expected}"?` })
})

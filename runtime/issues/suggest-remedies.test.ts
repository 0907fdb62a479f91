import { expect, test } from 'vitest'
import { suggestForm } from './suggest-remedies.ts'

test.each([
  ['faq', '/faq'],
  ['/faq/', '/faq'],
  ['//slot//{provider}', '/slot/{provider}'],
  // With a search that begins again at each slash, this takes longer than the test may.
  [`/a${'/'.repeat(80_000)}b`, '/a/b'],
])('[BRD-05] the suggested path has one slash before each segment', (value, expected) => {
  expect(suggestForm('route-path', value)).toEqual({ suggestion: `Did you mean "${expected}"?` })
})

import { expect, test } from 'vitest'
import { sitePath } from './tool-page.ts'

test.each([
  ['/th-th/faq?a=1', '/th-th/faq?a=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  // A browser removes tabs and line ends from an address, and resolves `..`.
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['', '/'],
  [null, '/'],
])('[BRD-05] for the requested path %j, a frame shows %s of the brand', (requested, shown) => {
  expect(sitePath(requested)).toBe(shown)
})

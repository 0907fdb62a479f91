import { expect, test } from 'vitest'
import { mayReload } from './chunk-guard.ts'

test.each([
  ['the first time', [], true],
  ['9.9 s after the last reload', [90_100], false],
  ['10 s after the last reload', [90_000], true],
  ['the third time within ten minutes', [10_000, 50_000], false],
  ['long after two reloads', [-900_000, -800_000], true],
  ['after two reloads at which the clock was ahead', [900_000, 950_000], true],
] as const)('[NAV-06] missing code reloads the page %s: %s → %s', (_when, earlier, expected) => {
  expect(mayReload(earlier, 100_000)).toBe(expected)
})

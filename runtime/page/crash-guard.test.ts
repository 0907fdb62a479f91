import { expect, test } from 'vitest'
import { afterCrash } from './crash-guard.ts'

test('[ERR-02] a crash leads home, but not the third crash within 30 s; a later one leads home again', () => {
  const moments = [0, 1000, 2000, 40_000]
  let crashes: readonly number[] = []
  const led = moments.map((moment) => {
    const after = afterCrash(crashes, moment)
    crashes = after.crashes
    return after.next
  })
  expect(led).toEqual(['home', 'home', 'stay', 'home'])
})

test('the page leads home even if the clock was set back', () => {
  expect(afterCrash([9_000_000, 9_000_001], 1000)).toEqual({ next: 'home', crashes: [1000] })
})

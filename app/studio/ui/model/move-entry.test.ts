import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveEntry } from './move-entry.ts'

test('[BRD-06] a moved entry is at its new place, and the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (names, at, to) => {
      const name = names[at % names.length] ?? ''
      const next = moveEntry(names, name, to % names.length)
      expect(next[to % names.length]).toBe(name)
      expect(next.filter((one) => one !== name)).toEqual(names.filter((one) => one !== name))
    }),
  )
})

test.each([
  ['beyond the end', 'a', 2],
  ['before the beginning', 'a', -1],
  ['at its own place', 'b', 1],
  ['that is not in the list', 'x', 0],
])('[BRD-06] an entry %s is not moved', (_what, name, to) => {
  const names = ['a', 'b']
  expect(moveEntry(names, name, to)).toBe(names)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asJson, hasPart, keysOf, keysToCompare, type LazyJson, lazyMerge, partOf } from './lazy-merge.ts'
import { merge } from './merge.ts'
import { isObject } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

/** A value without keys. */
const leaf = fc.constantFrom<Json>(null, true, 1, 'x', [], [1])
const entries = (value: fc.Arbitrary<Json>) =>
  fc.record({ a: value, b: value, c: value }, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<JsonObject>
/** Objects three levels deep with many common keys, and with nulls and lists among the values. */
const object = entries(fc.oneof(leaf, entries(fc.oneof(leaf, entries(leaf)))))

/** Reads the value part by part. */
function readParts(value: LazyJson | undefined): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(keysOf(value).map((key) => [key, readParts(partOf(value, key))]))
}

describe('a lazy merge reads like the merge', () => {
  test('[BRD-01] as a whole and part by part, for two patches', () => {
    fc.assert(
      fc.property(object, object, object, (below, one, other) => {
        const lazy = lazyMerge(lazyMerge(below, one), other)
        const eager = merge(merge(below, one), other) as JsonObject
        expect(asJson(lazy)).toEqual(eager)
        expect(readParts(lazy)).toEqual(eager)
        for (const key of ['a', 'b', 'c']) expect(hasPart(lazy, key)).toBe(Object.hasOwn(eager, key))
      }),
      { numRuns: 300 },
    )
  })

  test('[BRD-01] `keysToCompare` returns every key whose value differs', () => {
    fc.assert(
      fc.property(object, object, object, fc.boolean(), (below, one, other, isOnTop) => {
        const before = lazyMerge(below, one)
        const after = lazyMerge(isOnTop ? before : below, other)
        const compared = keysToCompare(before, after)
        const text = (value: LazyJson, key: string) => JSON.stringify(asJson(partOf(value, key)))
        for (const key of ['a', 'b', 'c']) if (text(before, key) !== text(after, key)) expect(compared).toContain(key)
      }),
      { numRuns: 300 },
    )
  })

  test('a part that the patch does not change is the same object as in the value below', () => {
    const below = { kept: { deep: [1] }, changed: { a: 1 } }
    expect(partOf(lazyMerge(below, { changed: { b: 2 } }), 'kept')).toBe(below.kept)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { merge } from './merge.ts'
import type { Json } from './stages.ts'

/** The examples of RFC 7396, appendix A: original, patch, result. */
const examples: readonly (readonly [Json, Json, Json])[] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
]

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>

describe('layers combine by JSON Merge Patch', () => {
  test.each(examples)('%j with %j is %j', (original, patch, result) => {
    expect(merge(original, patch)).toEqual(result)
  })

  test('neither argument is changed', () => {
    fc.assert(
      fc.property(json, json, (parent, patch) => {
        const before = JSON.stringify([parent, patch])
        merge(parent, patch)
        expect(JSON.stringify([parent, patch])).toBe(before)
      }),
    )
  })

  test('merging the same patch twice changes nothing more', () => {
    fc.assert(
      fc.property(json, json, (parent, patch) => {
        const once = merge(parent, patch)
        expect(merge(once, patch)).toEqual(once)
      }),
    )
  })

  test('parts outside of the patch are the parent’s own objects', () => {
    const parent = { kept: { deep: [1] }, changed: { a: 1 } }
    const merged = merge(parent, { changed: { b: 2 } }) as typeof parent
    expect(merged.kept).toBe(parent.kept)
  })
})

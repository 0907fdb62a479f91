import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffManifests } from './diff-manifests.ts'
import { joinPointer, valueAt } from './pointer.ts'
import type { Json, JsonObject } from './stages.ts'

test.each<[title: string, before: JsonObject, after: JsonObject, differences: unknown[]]>([
  ['equal manifests', { a: { b: 1 } }, { a: { b: 1 } }, []],
  ['another order of keys', { a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 }, []],
  ['another value', { a: { b: 1 } }, { a: { b: 2 } }, [{ kind: 'changed', pointer: '/a/b', before: 1, after: 2 }]],
  [
    'an added object',
    {},
    { r: { x: { p: 1, q: 2 } } },
    [{ kind: 'added', pointer: '/r', after: { x: { p: 1, q: 2 } } }],
  ],
  ['a removed value', { a: 1, b: 2 }, { b: 2 }, [{ kind: 'removed', pointer: '/a', before: 1 }]],
  [
    'another order of a list',
    { a: ['x', 'y'] },
    { a: ['y', 'x'] },
    [{ kind: 'changed', pointer: '/a', before: ['x', 'y'], after: ['y', 'x'] }],
  ],
  [
    'another kind of value',
    { a: { b: 1 } },
    { a: [] },
    [{ kind: 'changed', pointer: '/a', before: { b: 1 }, after: [] }],
  ],
  ['a key with a slash', { 'a/b': 1 }, { 'a/b': 2 }, [{ kind: 'changed', pointer: '/a~1b', before: 1, after: 2 }]],
])('[OPS-04] the differences of two manifests: %s', (_title, before, after, differences) => {
  expect(diffManifests(before, after)).toEqual(differences)
})

test('[OPS-04] only root keys that differ have differences, and these contain the values of both manifests', () => {
  const manifest = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<JsonObject>
  fc.assert(
    fc.property(manifest, manifest, (before, after) => {
      const differences = diffManifests(before, after)
      for (const one of differences) {
        expect(valueAt(before, one.pointer)).toEqual('before' in one ? one.before : undefined)
        expect(valueAt(after, one.pointer)).toEqual('after' in one ? one.after : undefined)
      }
      expect(diffManifests(before, structuredClone(before))).toEqual([])
      const keys = Object.keys({ ...before, ...after })
      for (const key of keys) {
        const isSame = JSON.stringify(sorted(own(before, key))) === JSON.stringify(sorted(own(after, key)))
        const isListed = differences.some(({ pointer }) => `${pointer}/`.startsWith(`${joinPointer('', key)}/`))
        expect(isListed).toBe(!isSame)
      }
    }),
  )
})

const own = (value: JsonObject, key: string): Json | undefined => (Object.hasOwn(value, key) ? value[key] : undefined)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)])
  return { entries: entries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)) }
}

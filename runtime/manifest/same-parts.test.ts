import { expect, test } from 'vitest'
import { withoutSameParts, withSameParts } from './same-parts.ts'
import type { Json, JsonObject } from './stages.ts'

const first = { home: { path: '/', guards: ['auth', 'vip'] }, faq: { path: '/faq', guards: [] } }
const copyOf = <Value extends Json>(value: Value): Value => JSON.parse(JSON.stringify(value))

test('if two values are equal, the result is the first value', () => {
  for (const value of [first, ['a', { b: [1] }], 'text', null, {}, []])
    expect(withSameParts(value, copyOf(value))).toBe(value)
})

test('if two values differ, the result has the equal parts of the first value', () => {
  const other = { ...copyOf(first), faq: { path: '/questions', guards: [] } }
  const before = copyOf(other)
  const shared = withSameParts(first, other) as typeof first
  expect(shared).toEqual(before)
  expect(shared.home).toBe(first.home)
  expect(shared.faq.guards).toBe(first.faq.guards)
  expect(other.home).not.toBe(first.home)
})

test('values with another order of keys, more keys or fewer keys are not equal', () => {
  const pairs: [Json, Json][] = [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: null }, {}],
    [{ a: {} }, { a: [] }],
    [['a'], ['a', 'b']],
    [[{}], [[]]],
    [null, {}],
    [{}, null],
    [1, '1'],
  ]
  for (const [one, other] of pairs) {
    const written = JSON.stringify(other)
    const shared = withSameParts(one, other)
    expect(JSON.stringify(shared)).toBe(written)
    expect(shared).not.toBe(one)
  }
})

test('`withoutSameParts` leaves out a key whose value is the same object in both', () => {
  const other: JsonObject = { home: first.home, faq: copyOf(first.faq), areas: 1 }
  expect(Object.keys(withoutSameParts(first, other))).toEqual(['faq', 'areas'])
})

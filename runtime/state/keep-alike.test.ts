import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepAlike } from './keep-alike.ts'

test('[BRD-05] unchanged parts of a site stay the same objects', () => {
  const before = { routes: { home: { order: ['a', 'b'] }, faq: { order: ['c'] } }, name: 'Acme' }
  const after = keepAlike(before, { routes: { home: { order: ['b', 'a'] }, faq: { order: ['c'] } }, name: 'Acme' })
  expect(after).toEqual({ routes: { home: { order: ['b', 'a'] }, faq: { order: ['c'] } }, name: 'Acme' })
  expect(after.routes.faq).toBe(before.routes.faq)
  expect(after.routes.home).not.toBe(before.routes.home)
})

test('[BRD-05] for an equal value, the result is the old object, and for any other value, the result equals the new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepAlike(before, structuredClone(before))).toBe(before)
      expect(keepAlike(before, after)).toEqual(after)
    }),
  )
})

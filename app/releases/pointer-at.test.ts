import { expect, test } from 'vitest'
import { nextSequence, pointerAt, waitingOf } from './pointer-at.ts'
import type { Pointer } from './release.ts'

const named = (sequence: number) => ({
  sequence,
  release: String(sequence).padStart(64, '0'),
  hosts: [`${sequence}.example`],
})
const pointer: Pointer = {
  format: 1,
  ...named(3),
  scheduled: [
    { ...named(4), at: '2026-12-01T11:00:00.000Z' },
    { ...named(5), at: '2026-12-03T23:00:00.000Z' },
  ],
}

test.each([
  ['2026-12-01T10:59:59.999Z', 3, [4, 5]],
  ['2026-12-01T11:00:00.000Z', 4, [5]],
  ['2026-12-03T22:59:59.999Z', 4, [5]],
  ['2026-12-03T23:00:00.000Z', 5, []],
  ['2030-01-01T00:00:00.000Z', 5, []],
])('[OPS-01] at %s release %d is in service, and %j wait', (moment, inService, waiting) => {
  const now = pointerAt(pointer, Date.parse(moment))
  expect([now.sequence, now.release, now.hosts]).toEqual(Object.values(named(inService)))
  expect(waitingOf(now).map(({ sequence }) => sequence)).toEqual(waiting)
})

test.each<readonly [string, Pointer | undefined, number]>([
  ['a first release', undefined, 1],
  ['a release after the one in service', { format: 1, ...named(3) }, 4],
  ['a release after scheduled ones', pointer, 6],
  ['a release after a canary', { format: 1, ...named(3), canary: { ...named(7), share: 0.1 } }, 8],
  ['a release after a cancelled one', { format: 1, ...named(3), issued: 9 }, 10],
])('[OPS-01] %s has a number of its own', (_title, before, number) => expect(nextSequence(before)).toBe(number))

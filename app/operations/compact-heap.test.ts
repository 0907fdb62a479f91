import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { compactingFlag, needsCompaction } from './compact-heap.ts'

test.each([
  ['a small heap', 80, 55, false],
  ['a large heap with little free memory', 85, 71, false],
  ['a large heap with much free memory', 87, 71, true],
])('%s of %i MB with %i MB of objects needs compaction: %s', (_heap, size, used, isNeeded) => {
  expect(needsCompaction(size * 1e6, used * 1e6)).toBe(isNeeded)
})

test('V8 knows the flag that makes it compact a heap', () => {
  const { status, stderr } = spawnSync(process.execPath, [compactingFlag, '--eval', '0'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

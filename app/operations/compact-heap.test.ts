import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compactingFlag, flagsForHeap, growthFlags } from './compact-heap.ts'

const notCompacting = '--no-memory-saver-mode'

test.each([
  ['a small heap', 80, 55, [notCompacting, growthFlags.small]],
  ['a large heap with little free memory', 85, 71, [notCompacting, growthFlags.large]],
  ['a large heap with much free memory', 87, 71, [compactingFlag, growthFlags.large]],
])('%s of %i MB with %i MB of objects gets the flags %j', (_heap, size, used, flags) => {
  expect(flagsForHeap(size * 1e6, used * 1e6)).toEqual(flags)
})

test('V8 knows the flags, and the command line starts with the growth of a small heap', () => {
  const flags = [compactingFlag, notCompacting, ...Object.values(growthFlags)]
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', '0'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readFileSync('bin/livery.js', 'utf8')).toContain(growthFlags.small)
})

import { expect, test } from 'vitest'
import { lazyMerge } from '../lazy-merge.ts'
import type { JsonObject } from '../stages.ts'
import { affectedRuns } from './affected-runs.ts'
import { ReadRecorder } from './recorded-reads.ts'

const inherited: JsonObject = { title: 'Home', label: 'Menu', other: 'More' }

/** The checks that have to run again if the inherited texts get the patch `other` instead of `patch`. */
function affectedBy(patch: JsonObject, other: JsonObject): string[] {
  const before = lazyMerge(inherited, patch)
  const recorder = new ReadRecorder()
  const recorded = recorder.record(before) as JsonObject
  const runAs = (pointer: string, read: () => unknown) => {
    recorder.place = { pattern: 0, pointer, keys: [], value: null }
    read()
  }
  runAs('reads title', () => recorded.title)
  runAs('looks for label', () => 'label' in recorded)
  runAs('reads keys', () => Object.keys(recorded))
  const runs = new Set<string>()
  affectedRuns(recorder.reads, before, lazyMerge(inherited, other), ({ pointer }) => runs.add(pointer))
  return [...runs].toSorted()
}

test.each<[patch: JsonObject, other: JsonObject, runs: readonly string[]]>([
  [{ title: 'A', label: 'B' }, { title: 'A', label: 'C' }, []],
  [{ title: 'A', label: 'B' }, { title: 'D', label: 'C' }, ['reads title']],
  [{ title: 'A', label: 'B' }, { label: 'B', title: 'D' }, ['reads title']],
  [{ title: 'A', label: 'B' }, { title: 'A', label: null }, ['looks for label', 'reads keys']],
  [{ title: 'A', label: 'B' }, { title: 'A', label: {} }, ['looks for label', 'reads keys']],
  [{ title: 'A' }, { title: 'A', added: 'B' }, ['reads keys']],
])('if a patch %j becomes %j, only the checks that read a difference run again', (patch, other, runs) => {
  expect(affectedBy(patch, other)).toEqual(runs)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { requireReplaceable } from './require-replaceable.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test('a build may replace an earlier or an interrupted build, and use a new or an empty folder', () => {
  const check = (path = folder) => expect(() => requireReplaceable(path)).not.toThrow()
  check(join(folder, 'new'))
  check()
  mkdirSync(join(folder, 'client'))
  check()
  mkdirSync(join(folder, '.unfinished-4711'))
  check()
  writeFileSync(join(folder, 'built-files.json'), '{}')
  check()
})

test('a build does not delete other files, such as those of an installation', () => {
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'livery.json'), '{}')
  expect(() => requireReplaceable(folder)).toThrow(`${folder} contains "livery.json", which is not part of a build.`)
})

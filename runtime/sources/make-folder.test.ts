import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderNotMade, makeFolder } from './make-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-folders-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a folder is created with the folders above it, and an existing folder is accepted', () => {
  const folder = join(root, 'one/two/three')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test('a folder below a file is refused', () => {
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file/below'))).toThrow(FolderNotMade)
  expect(() => makeFolder(join(root, 'file'))).toThrow(/file cannot be created: a file has this name\.$/)
})

test.runIf(process.platform === 'linux')('a folder that the system reports as missing is refused', () => {
  expect(() => makeFolder('/proc/livery/below')).toThrow(/^The folder \/proc\/livery cannot be created: E[A-Z]+/)
})

import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { writeFileWhole } from './write-file.ts'

test('the error of a failed write has the path of the file, not the path of the temporary file', () => {
  const path = join(folderOfTest(), 'absent', 'manifest.json')
  expect(() => writeFileWhole(path, Buffer.from('{}'))).toThrow(expect.objectContaining({ code: 'ENOENT', path }))
})

test('a write through symbolic links replaces the file at their end, and the links remain', () => {
  const folder = folderOfTest()
  mkdirSync(join(folder, 'shared'))
  writeFileSync(join(folder, 'shared/tokens.json'), 'old')
  symlinkSync('shared/tokens.json', join(folder, 'first'))
  symlinkSync(join(folder, 'first'), join(folder, 'second'))
  writeFileWhole(join(folder, 'second'), Buffer.from('new'))
  expect(readFileSync(join(folder, 'shared/tokens.json'), 'utf8')).toBe('new')
  expect(['first', 'second'].map((name) => lstatSync(join(folder, name)).isSymbolicLink())).toEqual([true, true])
  expect(readdirSync(join(folder, 'shared'))).toEqual(['tokens.json'])
})

test('a write through a symbolic link to a missing file creates the file', () => {
  const folder = folderOfTest()
  symlinkSync('tokens.json', join(folder, 'link'))
  writeFileWhole(join(folder, 'link'), Buffer.from('new'))
  expect(readFileSync(join(folder, 'tokens.json'), 'utf8')).toBe('new')
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
})

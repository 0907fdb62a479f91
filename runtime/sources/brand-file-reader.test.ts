import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { createBrandFileReader } from './brand-file-reader.ts'

test('a file that the disk cannot read is reported once by its path, and again after it was readable', () => {
  const folder = folderOfTest()
  const lines: string[] = []
  const read = createBrandFileReader([folder], (line) => lines.push(line))
  mkdirSync(join(folder, 'acme'))
  const file = join(folder, 'acme/logo.svg')
  symlinkSync('logo.svg', file)
  expect([read('acme', 'logo.svg'), read('acme', 'logo.svg')]).toEqual([undefined, undefined])
  const line = expect.stringMatching(/^Livery cannot read .*acme\/logo\.svg: .+\.$/)
  expect(lines).toEqual([line])
  rmSync(file)
  writeFileSync(file, '<svg/>')
  expect(String(Buffer.from(read('acme', 'logo.svg') ?? []))).toBe('<svg/>')
  rmSync(file)
  symlinkSync('logo.svg', file)
  read('acme', 'logo.svg')
  expect(lines).toEqual([line, line])
})

test('a missing file is not reported, and the next folder may have the file', () => {
  const [first, second] = [folderOfTest(), folderOfTest()]
  const lines: string[] = []
  const read = createBrandFileReader([first, second], (line) => lines.push(line))
  mkdirSync(join(second, 'base'))
  writeFileSync(join(second, 'base/icon.svg'), 'icon')
  expect(String(Buffer.from(read('base', 'icon.svg') ?? []))).toBe('icon')
  expect([read('acme', 'icon.svg'), read('base', 'icon.svg/more')]).toEqual([undefined, undefined])
  expect(lines).toEqual([])
})

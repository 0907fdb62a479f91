import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFailure } from './disk-failure.ts'
import { folderOfFile } from '../../tests/support/temporary-folders.ts'

const folder = folderOfFile()

function errorOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('No error occurred.')
}

test('an error of the disk becomes a message that names the file and the reason', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(diskFailure(errorOf(() => writeFileSync(join(file, 'below'), '')))).toBe(
    `Livery cannot use ${join(file, 'below')}: a part of the path is a file, not a folder.`,
  )
  expect(diskFailure(errorOf(() => readFileSync(folder)))).toMatch(/it is a folder, not a file\.$/)
})

test.runIf(process.platform === 'linux')('the message about a full disk names this reason', () => {
  expect(diskFailure(errorOf(() => writeFileSync('/dev/full', 'text')))).toMatch(/the disk is full\.$/)
})

test('another error has no message for an operator', () => {
  expect(diskFailure(new Error('EACCES'))).toBeUndefined()
  expect(diskFailure(errorOf(() => readFileSync(join(folder, 'missing'))))).toBeUndefined()
})

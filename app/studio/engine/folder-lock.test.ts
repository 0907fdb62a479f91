import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFolderLock } from './folder-lock.ts'

test('[BRD-06] the lock of a missing folder fails with the error of the system, which names the folder', () => {
  const folder = join(tmpdir(), 'livery-missing-brands')
  expect(() => withFolderLock(folder, () => undefined)).toThrow(`ENOENT: no such file or directory, access '${folder}'`)
})

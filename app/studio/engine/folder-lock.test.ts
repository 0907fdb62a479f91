import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BusyFolder, withFolderLock } from './folder-lock.ts'

test('[BRD-06] locking a folder fails with the remedy while another studio writes in it, and succeeds afterwards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const second = () => withFolderLock(folder, () => undefined, 0)
  expect(() => withFolderLock(folder, second)).toThrow(BusyFolder)
  expect(() => withFolderLock(folder, second)).toThrow(
    `Another studio is writing in ${folder}. Your change is not on the disk. Try again in a minute.`,
  )
  expect(second).not.toThrow()
})

test('[BRD-06] the lock of a missing folder fails with the error of the system, which names the folder', () => {
  const folder = join(tmpdir(), 'livery-missing-brands')
  expect(() => withFolderLock(folder, () => undefined)).toThrow(`ENOENT: no such file or directory, access '${folder}'`)
})

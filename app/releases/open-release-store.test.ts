import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isFolderAddress, openReleaseStore } from './open-release-store.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test.each(['s3:/releases', 's3:releases', 'S3://releases', 'ftp://releases', 's3://', ''])(
  '[OPS-01] the address "%s" is refused, and creates no folder',
  async (address) => {
    await expect(openReleaseStore(address, folder, true)).rejects.toThrow(/s3:\/\//)
    expect(readdirSync(folder)).toEqual([])
  },
)

test.each(['releases', './a:b', '/srv/releases', 'C:\\releases'])('[OPS-01] the address %s is a folder', (address) => {
  expect(isFolderAddress(address)).toBe(true)
})

test('[OPS-01] a store that is opened for a publication creates its missing folder', async () => {
  const store = await openReleaseStore('releases', folder, true)
  expect(store.address).toBe(join(folder, 'releases'))
  expect(existsSync(store.address)).toBe(true)
})

import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderOfTest } from '../tests/support/temporary-folders.ts'
import { brandsOfFolders } from './served-brands.ts'

/** Generous, because other work may run on the same machine. */
const wait = { timeout: 20_000 }

test('[OPS-03] while a deployment replaces the folder of brands, the host keeps its brands', async () => {
  const folder = join(folderOfTest(), 'merchants')
  cpSync('merchants', folder, { recursive: true })
  const brands = await brandsOfFolders([folder], 'development', new Map())
  onTestFinished(async () => brands.close())
  const served = () => brands.store.all().map(({ resolved }) => resolved.merchant)
  const before = served()
  const [removed = ''] = before
  expect(removed).not.toBe('')
  const changed = vi.fn<(merchants: readonly string[]) => void>()
  const failed = vi.fn<(error: unknown) => void>()
  brands.watch(changed, failed)

  renameSync(folder, `${folder}-old`)
  await vi.waitFor(() => expect(String(failed.mock.lastCall?.[0])).toContain(`The folder ${folder} is missing.`), wait)
  expect(changed).not.toHaveBeenCalled()
  expect(served()).toEqual(before)

  cpSync(`${folder}-old`, `${folder}-new`, { recursive: true, filter: (path) => !path.endsWith(`/${removed}`) })
  renameSync(`${folder}-new`, folder)
  await vi.waitFor(() => expect(served()).not.toContain(removed), wait)
  expect(served().length).toBe(before.length - 1)
})

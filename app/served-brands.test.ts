import { cpSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderOfTest } from '../tests/support/temporary-folders.ts'
import { createMemorySource, type ManifestSource } from '../runtime/manifest/index.ts'
import { brandsOfFolders, refuseWhileMoved } from './served-brands.ts'

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

test.each<[string, (source: ManifestSource) => Promise<unknown>]>([
  ['lists the brands', (source) => source.merchants()],
  ['reads a brand', (source) => source.load('acme')],
])('[OPS-03] a folder that is moved or replaced while the host %s does not count as empty', async (_title, read) => {
  const folder = join(folderOfTest(), 'merchants')
  mkdirSync(folder)
  let move = () => {}
  const moving = createMemorySource({ acme: { 'manifest.json': '{}' } })
  const source = refuseWhileMoved(
    {
      merchants: async () => {
        move()
        return moving.merchants()
      },
      load: async (merchant) => {
        move()
        return moving.load(merchant)
      },
    },
    [folder],
  )
  await expect(read(source)).resolves.toBeTruthy()
  move = () => renameSync(folder, `${folder}-old`)
  await expect(read(source)).rejects.toThrow(`The folder ${folder} is missing. The host keeps its brands.`)
  mkdirSync(folder)
  move = () => {
    renameSync(folder, `${folder}-second`)
    mkdirSync(folder)
  }
  await expect(read(source)).rejects.toThrow(`The folder ${folder} was replaced while the host read it.`)
  move = () => {}
  await expect(read(source)).resolves.toBeTruthy()
})

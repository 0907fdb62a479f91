import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type ReleaseStore, StoreFailure } from '../../app/releases/index.ts'
import { brandsOfReleases } from '../../app/served-brands.ts'
import { createMemoryStore } from './memory-store.ts'
import { changed, filesOfBrand, openReleaseHost, publishFiles } from './open-release-host.ts'

const siam = await filesOfBrand('siam191')
const folders: string[] = []
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-copies-test-'))
  folders.push(folder)
  return folder
}

test('[OPS-02] a host that cannot copy a brand updates other brands, and does not report a failing store', async () => {
  const store = createMemoryStore()
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'objects'))
  // A file replaces the folder of the copies, so that no user can write into the folder.
  writeFileSync(join(folder, 'objects/siam191'), '')
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'mafa191', await filesOfBrand('mafa191'))
  const open = await openReleaseHost(store, folder)
  expect(await open.refresh()).toEqual(['mafa191'])
  expect([open.awaySince(), open.copyFailure()?.message]).toEqual([
    undefined,
    expect.stringContaining('a part of the path is a file'),
  ])
  rmSync(join(folder, 'objects/siam191'))
  expect(await open.refresh()).toEqual(['siam191'])
  expect([open.awaySince(), open.copyFailure()]).toEqual([undefined, undefined])
})

test('[OPS-02] a host serves a release whose pointer it cannot copy', async () => {
  const store = createMemoryStore()
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'current'))
  writeFileSync(join(folder, 'current/development'), '')
  await publishFiles(store, 'siam191', siam)
  const open = await openReleaseHost(store, folder)
  expect(await open.refresh()).toEqual(['siam191'])
  expect((await open.ask('/en-th')).status).toBe(200)
  expect([open.awaySince(), open.copyFailure()?.name]).toEqual([undefined, 'CopyFailure'])
})

test('[OPS-02] a host that starts without its store does not serve a withdrawn brand again', async () => {
  const folder = temporaryFolder()
  const [before, after] = [createMemoryStore(), createMemoryStore()]
  await publishFiles(before, 'siam191', siam)
  await publishFiles(before, 'mafa191', await filesOfBrand('mafa191'))
  await publishFiles(after, 'mafa191', await filesOfBrand('mafa191'))
  const served = async (store: ReleaseStore) => {
    const { refresh, store: brands } = await openReleaseHost(store, folder)
    await refresh()
    return brands.all().map(({ resolved }) => resolved.merchant)
  }
  const away = { ...after, listPointers: () => Promise.reject(new StoreFailure('away')) }
  expect((await served(before)).toSorted()).toEqual(['mafa191', 'siam191'])
  expect(await served(createMemoryStore())).toEqual([])
  expect((await served(away)).toSorted()).toEqual(['mafa191', 'siam191'])
  expect(await served(after)).toEqual(['mafa191'])
  expect(await served(away)).toEqual(['mafa191'])
})

test('[OPS-01] a host serves a release whose canary the store does not send', async () => {
  const store = createMemoryStore()
  let isAway = false
  const sometimes = {
    ...store,
    readObject: (key: string) => {
      // The store fails between the release in service and its canary.
      const fails = isAway && key === canaryKey
      return fails ? Promise.reject(new StoreFailure('away')) : store.readObject(key)
    },
  }
  await publishFiles(store, 'siam191', siam)
  const open = await openReleaseHost(sometimes)
  await open.refresh()
  const recoloured = changed(siam, 'tokens.json', '#e3b85f', '#5fe3a1')
  await publishFiles(store, 'siam191', recoloured)
  await publishFiles(store, 'siam191', siam, { share: 0.5 })
  const { text } = (await store.readPointer('development/siam191')) ?? { text: '{}' }
  const { canary } = JSON.parse(text) as { canary?: { release: string } }
  const canaryKey = `siam191/${canary?.release}`
  isAway = true
  expect(await open.refresh()).toEqual(['siam191'])
  expect(await (await open.ask('/en-th')).text()).toContain('#5fe3a1')
})

test('[OPS-02] a host reports a failed read of its store, and reports no further failure until a read succeeds', async () => {
  const store = createMemoryStore()
  let isBroken = false
  const broken = {
    ...store,
    listPointers: async (prefix: string) => {
      if (isBroken) throw new TypeError('A mistake in a store.')
      return store.listPointers(prefix)
    },
  }
  const brands = await brandsOfReleases(broken, 'development', new Map(), temporaryFolder())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = vi.fn<(error: unknown) => void>()
  brands.watch(() => {}, failed)
  /** Lets the host read its store once. */
  const read = async () => {
    vi.advanceTimersByTime(500)
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const reports: number[] = []
  for (const isNowBroken of [true, true, true, false, true, true]) {
    isBroken = isNowBroken
    await read()
    reports.push(failed.mock.calls.length)
  }
  expect(reports).toEqual([1, 1, 1, 1, 2, 2])
  await brands.close()
})

test('[OPS-02] a host that cannot start removes its temporary folder', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  const broken = { ...createMemoryStore(), listPointers: () => Promise.reject(new TypeError('A mistake in a store.')) }
  await expect(brandsOfReleases(broken, 'development', new Map())).rejects.toThrow('A mistake in a store.')
  expect(readdirSync(folder)).toEqual([])
})

test('[OPS-02] a host that closes while it reads the store removes its temporary folder after the read', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  const store = createMemoryStore()
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let listed = 0
  const slow = {
    ...store,
    listPointers: async (prefix: string) => {
      listed += 1
      if (listed === 2) {
        asked.resolve()
        await held.promise
      }
      return store.listPointers(prefix)
    },
  }
  const brands = await brandsOfReleases(slow, 'development', new Map())
  await publishFiles(store, 'siam191', siam)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const changes: unknown[] = []
  brands.watch(
    (names) => changes.push(names),
    (error) => changes.push(error),
  )
  vi.advanceTimersByTime(500)
  await asked.promise
  const closed = brands.close()
  held.resolve()
  await closed
  expect([readdirSync(folder), changes, vi.getTimerCount()]).toEqual([[], [], 0])
})

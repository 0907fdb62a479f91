import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { type ReleaseFiles, type ReleaseStore, StoreFailure } from '../../app/releases/index.ts'
import { loadProduct } from '../../app/load-product.ts'
import { watchReleases } from '../../app/releases/watch-releases.ts'
import { createReleaseValidator } from '../../runtime/manifest/index.ts'
import { createMemoryStore } from './memory-store.ts'
import { changed, filesOfBrand, openReleaseHost, publishFiles } from './open-release-host.ts'
import { startS3Endpoint } from './s3-endpoint.ts'
import { storeKinds } from './stores.ts'
import { loadRelease, objectKeyOfFile } from './load-release.ts'

const siam = await filesOfBrand('siam191')
const gold = '#e3b85f'
const jade = '#5fe3a1'
const recoloured = changed(siam, 'tokens.json', gold, jade)

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const textOf = (files: ReleaseFiles, path: string) => Buffer.from(files.get(path) ?? []).toString()

type Open = Awaited<ReturnType<typeof openReleaseHost>>

/** The colour that the home page of a host shows. */
async function colourOf({ ask }: Open): Promise<string | undefined> {
  const html = await (await ask('/en-th')).text()
  return [gold, jade].find((colour) => html.includes(colour))
}

describe.each(Object.entries(storeKinds))('a host over a store of the kind %s', (_kind, openStore) => {
  test('[OPS-02] shows three brands as published, then a new colour and a rollback', async () => {
    const { store, again, close } = await openStore()
    ends.push(close)
    const names = ['siam191', 'beta191', 'mafa191']
    for (const name of names) await publishFiles(store, name, await filesOfBrand(name))
    const open = await openReleaseHost(again())
    expect((await open.refresh()).toSorted()).toEqual(names.toSorted())
    for (const name of names) {
      const response = await open.ask('/en-th', {}, `${name}.localhost`)
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(`"id":"${name}"`)])
      const logo = await open.ask('/_livery/assets/logo.svg', {}, `${name}.localhost`)
      expect(await logo.text()).toBe(textOf(await filesOfBrand(name), 'assets/logo.svg'))
    }
    expect(await (await open.ask('/_livery/content/en-th/faq')).text()).toMatch(/<h\d>/)
    expect((await open.ask('/', {}, 'nobody.example')).status).toBe(421)

    expect(await colourOf(open)).toBe(gold)
    await publishFiles(store, 'siam191', recoloured)
    expect(await open.refresh()).toEqual(['siam191'])
    expect(await colourOf(open)).toBe(jade)
    await publishFiles(store, 'siam191', siam)
    await open.refresh()
    expect(await colourOf(open)).toBe(gold)
    expect(await open.refresh()).toEqual([])
  })

  test('[OPS-02] serves the last good release while a new release is damaged, and then the next good release', async () => {
    const { store, again, close } = await openStore()
    ends.push(close)
    await publishFiles(store, 'siam191', siam)
    const open = await openReleaseHost(again())
    await open.refresh()
    const broken = changed(siam, 'tokens.json', '"palette"', '"pallette"')
    await publishFiles(store, 'siam191', broken)
    expect(await open.refresh()).toEqual(['siam191'])
    expect(open.store.find('siam191')?.issues[0]).toMatchObject({ code: 'unknown-key', file: 'siam191@2/tokens.json' })
    expect(await colourOf(open)).toBe(gold)
    expect((await open.ask('/_livery/assets/logo.svg')).status).toBe(200)
    await publishFiles(store, 'siam191', recoloured)
    await open.refresh()
    expect(open.store.find('siam191')?.issues).toEqual([])
    expect(await colourOf(open)).toBe(jade)
  })
})

describe('a damaged release', () => {
  const damages: readonly (readonly [title: string, damage: (path: string) => void])[] = [
    ['one file is missing', (path) => rmSync(path)],
    ['one file has other bytes', (path) => writeFileSync(path, '{}')],
    ['one file is cut', (path) => writeFileSync(path, '')],
  ]
  test.each(damages)(
    '[OPS-02] %s: the last good release stays, and a host that starts refuses the brand',
    async (_title, damage) => {
      const { store, again, folder, close } = await openFolder()
      ends.push(close)
      await publishFiles(store, 'siam191', siam)
      const running = await openReleaseHost(again())
      await running.refresh()
      await publishFiles(store, 'siam191', recoloured)
      damage(join(folder, 'objects', await objectKeyOfFile(store, 'siam191', 'tokens.json')))
      await running.refresh()
      expect(await colourOf(running)).toBe(gold)
      expect(running.store.find('siam191')?.issues[0]?.code).toBe('broken-release')
      const fresh = await openReleaseHost(again())
      await fresh.refresh()
      expect((await fresh.ask('/en-th')).status).toBe(421)
      expect(fresh.store.broken()[0]?.issues[0]?.message).toMatch(/cannot use.*Publish the brand again/)
      expect(await publishFiles(store, 'siam191', recoloured)).toEqual({ kind: 'unchanged', sequence: 2, repaired: 1 })
      for (const host of [running, fresh]) {
        await host.refresh()
        expect([await colourOf(host), host.store.find('siam191')?.issues]).toEqual([jade, []])
      }
    },
  )

  test('[OPS-02] publishing the next release repairs a damaged file that both releases have', async () => {
    const { store, again, folder, close } = await openFolder()
    ends.push(close)
    await publishFiles(store, 'siam191', siam)
    writeFileSync(join(folder, 'objects', await objectKeyOfFile(store, 'siam191', 'assets/logo.svg')), '')
    expect(await publishFiles(store, 'siam191', recoloured)).toMatchObject({ kind: 'published', repaired: 1 })
    const open = await openReleaseHost(again())
    await open.refresh()
    expect(await (await open.ask('/_livery/assets/logo.svg')).text()).toBe(textOf(siam, 'assets/logo.svg'))
  })

  test('[OPS-02] a host that starts replaces a damaged copy on its machine', async () => {
    const { store, again, close } = await openFolder()
    ends.push(close)
    await publishFiles(store, 'siam191', siam)
    const before = await openReleaseHost(again())
    await before.refresh()
    writeFileSync(join(before.folder, 'objects', await objectKeyOfFile(store, 'siam191', 'assets/logo.svg')), '')
    const open = await openReleaseHost(again(), before.folder)
    await open.refresh()
    expect(await (await open.ask('/_livery/assets/logo.svg')).text()).toBe(textOf(siam, 'assets/logo.svg'))
  })

  test.each([
    ['no JSON', '{'],
    ['another format', '{ "format": 2 }'],
    ['no release', '{ "format": 1, "sequence": 2 }'],
  ])(
    '[OPS-02] the pointer has %s: the last good release stays, without an issue once the pointer is repaired',
    async (_title, text) => {
      const store = createMemoryStore()
      await publishFiles(store, 'siam191', siam)
      const open = await openReleaseHost(store)
      await open.refresh()
      const good = await store.readPointer('development/siam191')
      await store.movePointer('development/siam191', text, good?.tag)
      await open.refresh()
      expect(await colourOf(open)).toBe(gold)
      expect(open.store.find('siam191')?.issues[0]?.code).toBe('broken-release')
      expect(open.store.find('siam191')?.issues[0]?.message).toMatch(/cannot tell which release.*Restore the pointer/)
      const damaged = await store.readPointer('development/siam191')
      await store.movePointer('development/siam191', good?.text ?? '', damaged?.tag)
      await open.refresh()
      expect(open.store.find('siam191')?.issues).toEqual([])
    },
  )

  test('[OPS-02] a host refuses a record of another brand', async () => {
    const store = createMemoryStore()
    await publishFiles(store, 'siam191', siam)
    const { name } = await loadRelease(store, 'siam191')
    const bytes = (await store.readObject(`siam191/${name}`)) ?? new Uint8Array()
    await store.writeObject(`mafa191/${name}`, bytes)
    await store.movePointer(
      'development/mafa191',
      (await store.readPointer('development/siam191'))?.text ?? '',
      undefined,
    )
    const open = await openReleaseHost(store)
    await open.refresh()
    expect((await open.ask('/en-th', {}, 'mafa191.localhost')).status).toBe(421)
    expect((await open.ask('/en-th')).status).toBe(200)
  })
})

test('[OPS-02] a host ignores a pointer whose name leads outside of the folder of its copies', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-outside-'))
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  const store = createMemoryStore()
  for (const merchant of ['../../outside', '..', 'a/b']) await publishFiles(store, merchant, siam)
  await publishFiles(store, 'siam191', siam)
  const open = await openReleaseHost(store, join(root, 'copies'))
  await open.refresh()
  expect((await open.ask('/en-th')).status).toBe(200)
  expect(readdirSync(root)).toEqual(['copies'])
  expect(readdirSync(join(root, 'copies/objects'))).toEqual(['siam191'])
})

test('[OPS-02] a running or starting host serves pages while the store does not respond', async () => {
  const endpoint = await startS3Endpoint()
  ends.push(endpoint.close)
  const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, { ...endpoint.config, maxAttempts: 1 })
  await publishFiles(store, 'siam191', siam)
  const running = await openReleaseHost(store)
  await running.refresh()
  expect(running.awaySince()).toBeUndefined()
  endpoint.setAway(true)
  expect(await running.refresh()).toEqual([])
  expect(running.awaySince()).toBe(1)
  expect(await colourOf(running)).toBe(gold)

  const restarted = await openReleaseHost(store, running.folder)
  await restarted.refresh()
  expect(await colourOf(restarted)).toBe(gold)
  expect((await restarted.ask('/_livery/assets/logo.svg')).status).toBe(200)

  endpoint.setAway(false)
  await publishFiles(store, 'siam191', recoloured)
  for (const host of [running, restarted]) {
    await host.refresh()
    expect(host.awaySince()).toBeUndefined()
    expect(await colourOf(host)).toBe(jade)
  }
})

test('[OPS-02] a store that lists pointers but sends no release counts as failing from its first failure on', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  let isFailing = true
  const listing: ReleaseStore = {
    ...store,
    readObject: async (key) => {
      if (isFailing) throw new StoreFailure('The access role may not do this.')
      return store.readObject(key)
    },
  }
  let now = 1000
  const open = await openReleaseHost(listing, undefined, () => now)
  for (now of [1000, 2000, 3000]) {
    await open.refresh()
    expect(open.awaySince()).toBe(1000)
  }
  isFailing = false
  await open.refresh()
  expect(open.awaySince()).toBeUndefined()
})

test('[OPS-02] a host that starts without its store shows a release that the store could not send at first', async () => {
  const store = createMemoryStore()
  let fails: (name: string | symbol) => boolean = () => false
  const sometimes = new Proxy(store, {
    get: (target, name: keyof ReleaseStore) =>
      fails(name) ? () => Promise.reject(new StoreFailure('away')) : target[name],
  })
  await publishFiles(store, 'siam191', siam)
  const running = await openReleaseHost(sometimes)
  await running.refresh()
  await publishFiles(store, 'siam191', recoloured)
  fails = (name) => name === 'readObject'
  await running.refresh()
  expect(await colourOf(running)).toBe(gold)
  fails = () => false
  await running.refresh()
  expect(await colourOf(running)).toBe(jade)
  fails = (name) => name !== 'address'
  const restarted = await openReleaseHost(sometimes, running.folder)
  await restarted.refresh()
  expect(await colourOf(restarted)).toBe(jade)
})

async function openFolder() {
  const opened = await storeKinds.folder?.()
  if (!opened) throw new Error('There is no folder store.')
  return { ...opened, folder: opened.store.address }
}

test('[OPS-02] if the validation of a release throws, the host still serves other brands', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'mafa191', await filesOfBrand('mafa191'))
  const folder = mkdtempSync(join(tmpdir(), 'livery-copies-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const validator = createReleaseValidator(await loadProduct())
  const validated: string[] = []
  const failing: typeof validator = (files, ...rest) => {
    validated.push(files.merchant)
    if (files.merchant === 'mafa191') throw new TypeError('a planted error')
    return validator(files, ...rest)
  }
  const watcher = watchReleases(store, 'development', failing, folder)
  expect((await watcher.refresh()).toSorted()).toEqual(['mafa191', 'siam191'])
  expect(watcher.find('siam191')?.manifests.size).toBe(1)
  expect(watcher.find('mafa191')?.issues[0]).toMatchObject({
    code: 'broken-release',
    file: 'mafa191@1',
    message: expect.stringContaining('this host failed to validate it (a planted error)'),
  })
  expect(await watcher.refresh()).toEqual([])
  expect(validated.toSorted()).toEqual(['mafa191', 'siam191'])
})

import { afterEach, describe, expect, test } from 'vitest'
import { brandNotices } from '../../app/host/brand-notices.ts'
import {
  claimants,
  type Head,
  readHead,
  releaseToRestore,
  type ReleaseStore,
  StoreFailure,
  waitingOf,
  unpublishBrand,
} from '../../app/releases/index.ts'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { killedAt } from './failing-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { filesOfBrand, openReleaseHost, publishFiles } from './open-release-host.ts'
import { startS3Endpoint } from './s3-endpoint.ts'
import { storeKinds } from './stores.ts'
import { publishVersion } from './versions.ts'

const siam = await filesOfBrand('siam191')
const mafa = await filesOfBrand('mafa191')

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const brandOf = {
  versions: { merchant: 'acme', environment: 'production' },
  files: { merchant: 'siam191', environment: 'development' },
} as const

async function headOf(store: ReleaseStore, brand: keyof typeof brandOf): Promise<Head> {
  const { merchant, environment } = brandOf[brand]
  const head = await readHead(store, merchant, environment, 0)
  if (!head) throw new Error('Nothing is published.')
  return head
}

async function unpublish(store: ReleaseStore, brand: keyof typeof brandOf, head?: Head, by = 'Noi'): Promise<boolean> {
  return unpublishBrand(store, { ...brandOf[brand], by, at: 0 }, head ?? (await headOf(store, brand)))
}

describe.each(Object.entries(storeKinds))('a brand unpublished from a store of the kind %s', (_kind, openStore) => {
  async function start() {
    const { again, close } = await openStore()
    ends.push(close)
    return again
  }

  test('[OPS-02] has no host name and no waiting release, and its pointer says who unpublished it', async () => {
    const again = await start()
    await publishVersion(again(), 'first', { now: 0 })
    await publishVersion(again(), 'canary', { now: 0, opening: { share: 0.1 } })
    expect(await unpublish(again(), 'versions')).toBe(true)
    const { pointer } = await headOf(again(), 'versions')
    expect(pointer).toMatchObject({ sequence: 1, hosts: [], unpublished: true })
    expect(waitingOf(pointer)).toEqual([])
    expect(pointer.events).toMatchObject([
      { by: 'Noi', sequence: 2, change: 'cancelled' },
      { by: 'Noi', sequence: 1, change: 'unpublished' },
    ])
    const other = { merchant: 'other', environment: 'production', hosts: ['acme.example'] } as const
    expect(await claimants(again(), other)).toEqual({ taken: [], unknown: [] })
  })

  test.each([undefined, { share: 0.1 }])(
    '[OPS-01] is in service again after a publication of the same files, for all visitors (opening: %j)',
    async (opening) => {
      const again = await start()
      await publishVersion(again(), 'first', { now: 0 })
      await publishVersion(again(), 'later', { now: 0, opening: { from: 60_000 } })
      await unpublish(again(), 'versions')
      const outcome = await publishVersion(again(), 'first', { now: 0, ...(opening ? { opening } : {}) })
      expect(outcome).toMatchObject({ kind: 'published', release: { sequence: 3 } })
      const { pointer } = await headOf(again(), 'versions')
      expect(pointer).toMatchObject({ sequence: 3, hosts: ['acme.example'], events: [{}, { change: 'unpublished' }] })
      expect(pointer).not.toHaveProperty('unpublished')
      expect(waitingOf(pointer)).toEqual([])
    },
  )

  test('[OPS-02] a rollback without a number restores its last release in service', async () => {
    const again = await start()
    for (const version of ['first', 'second']) await publishVersion(again(), version, { now: 0 })
    await unpublish(again(), 'versions')
    const wanted = { ...brandOf.versions, now: 0 }
    expect((await releaseToRestore(again(), { ...wanted, sequence: undefined }))?.release.sequence).toBe(2)
    expect((await releaseToRestore(again(), { ...wanted, sequence: 1 }))?.release.sequence).toBe(1)
  })

  test('[OPS-01] if somebody unpublishes a brand and somebody publishes it from the same state, only one succeeds', async () => {
    const again = await start()
    await publishVersion(again(), 'first', { now: 0 })
    for (let round = 0; round < 4; round += 1) {
      const head = await headOf(again(), 'versions')
      const [isUnpublished, outcome] = await Promise.all([
        unpublish(again(), 'versions', head, `in round ${round}`),
        publishVersion(again(), `round ${round}`, { now: 0 }),
      ])
      // If the publication reads the pointer of the unpublished brand, both succeed one after the other.
      if (!isUnpublished) expect(outcome.kind).toBe('published')
      if (outcome.kind === 'overtaken') expect(isUnpublished).toBe(true)
      expect(await unpublish(again(), 'versions', head, 'Lek')).toBe(false)
      await publishVersion(again(), `after ${round}`, { now: 0 })
    }
  })

  test('[OPS-02] a running host stops serving it, and serves it again after a rollback', async () => {
    const again = await start()
    await publishFiles(again(), 'siam191', siam)
    await publishFiles(again(), 'siam191', new Map([...siam, ['content/en/faq.md', Buffer.from('# New')]]), {
      share: 0.5,
    })
    await publishFiles(again(), 'mafa191', mafa)
    const open = await openReleaseHost(again())
    await open.refresh()
    expect((await open.ask('/en-th')).status).toBe(200)
    await unpublish(again(), 'files')
    expect(brandNotices(open.store, await open.refresh(), open.releasesOf)).toEqual(['  siam191  has been unpublished'])
    for (const path of ['/en-th', '/_livery/assets/logo.svg', '/api/index/auth', '/_livery/release/2/en-th', '/sw.js'])
      expect([path, (await open.ask(path)).status]).toEqual([path, 421])
    expect((await open.ask('/_livery/release-tag')).headers.get('x-livery-release')).toBeNull()
    expect((await open.ask('/en-th', {}, 'mafa191.localhost')).status).toBe(200)
    expect(await open.refresh()).toEqual([])
    await publishFiles(again(), 'siam191', siam)
    expect(await open.refresh()).toEqual(['siam191'])
    expect((await open.ask('/en-th')).status).toBe(200)
    expect((await open.ask('/_livery/assets/logo.svg')).status).toBe(200)
  })

  test('[BRD-01] a running host serves its host names for another brand, without a restart', async () => {
    const again = await start()
    await publishFiles(again(), 'siam191', siam)
    const open = await openReleaseHost(again())
    await open.refresh()
    await unpublish(again(), 'files')
    const manifest = String(siam.get('manifest.json')).replace('"id": "siam191"', '"id": "siam"')
    await publishFiles(again(), 'siam', new Map([...siam, ['manifest.json', Buffer.from(manifest)]]))
    expect((await open.refresh()).toSorted()).toEqual(['siam', 'siam191'])
    const name = Object.keys(JSON.parse(manifest).site.domains)[0] ?? 'siam191.localhost'
    const response = await open.ask('/en-th', {}, name)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"id":"siam"')])
  })
})

test('[OPS-02] a host that starts does not serve an unpublished brand, even while the store does not respond', async () => {
  const store = createMemoryStore()
  let isAway = false
  const sometimes = new Proxy(store, {
    get: (target, name: keyof ReleaseStore) =>
      isAway && name !== 'address' ? () => Promise.reject(new StoreFailure('away')) : target[name],
  })
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'mafa191', mafa)
  const running = await openReleaseHost(sometimes)
  await running.refresh()
  await unpublish(store, 'files')
  const fresh = await openReleaseHost(sometimes)
  expect(await fresh.refresh()).toEqual(['mafa191'])
  expect(fresh.store.broken()).toEqual([])
  await running.refresh()
  isAway = true
  const restarted = await openReleaseHost(sometimes, running.folder)
  await restarted.refresh()
  expect((await restarted.ask('/en-th', {}, 'mafa191.localhost')).status).toBe(200)
  expect((await restarted.ask('/en-th')).status).toBe(421)
})

test('[OPS-02] a host stops serving an unpublished brand whose release is damaged', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  const open = await openReleaseHost(store)
  await open.refresh()
  const good = await store.readPointer('development/siam191')
  await store.movePointer(
    'development/siam191',
    (good?.text ?? '').replace(/"release": "."/, '"release": "0"'),
    good?.tag,
  )
  await unpublish(store, 'files')
  expect(await open.refresh()).toEqual(['siam191'])
  expect((await open.ask('/en-th')).status).toBe(421)
  expect(open.store.broken()).toEqual([])
})

test('[OPS-02] a brand whose response to unpublishing is lost is unpublished', async () => {
  const endpoint = await startS3Endpoint()
  ends.push(endpoint.close)
  const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, endpoint.config)
  await publishVersion(store, 'first', { now: 0 })
  endpoint.loseNextPointerResponse()
  expect(await unpublish(store, 'versions')).toBe(true)
})

test.each([0, 1])('[OPS-02] unpublishing that is killed in step %d leaves the old or the new state', async (step) => {
  const store = createMemoryStore()
  await publishVersion(store, 'first', { now: 0 })
  const before = (await headOf(store, 'versions')).pointer
  for (const isAfter of [false, true]) {
    const head = await headOf(store, 'versions')
    await unpublish(killedAt(store, step, isAfter).store, 'versions', head).catch(() => {})
    const { pointer } = await headOf(store, 'versions')
    expect(pointer.release).toBe(before.release)
    expect([undefined, true]).toContain(pointer.unpublished)
  }
})

import { afterEach, describe, expect, test } from 'vitest'
import {
  claimants,
  type Head,
  type Opening,
  readHead,
  releasesOf,
  releaseToRestore,
  type ReleaseStore,
  shareCanary,
  waitingOf,
  cancelledBy,
  cancelReleases,
} from '../../app/releases/index.ts'
import { readPointerText } from '../../app/releases/release.ts'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { killedAt, PublisherKilled } from './failing-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { startS3Endpoint } from './s3-endpoint.ts'
import { storeKinds } from './stores.ts'
import { publishVersion, readVersion } from './versions.ts'

const minute = 60_000
const tomorrow = { from: 24 * 60 * minute } satisfies Opening
const overmorrow = { from: 48 * 60 * minute } satisfies Opening
const decision = { merchant: 'acme', environment: 'production', by: 'Noi', at: 0 } as const

let close = () => {}
afterEach(() => close())

async function headOf(store: ReleaseStore, now = 0): Promise<Head> {
  const head = await readHead(store, 'acme', 'production', now)
  if (!head) throw new Error('Nothing is published.')
  return head
}

/** The numbers of the waiting releases, the next one first. */
async function waitingVersions(store: ReleaseStore, now = 0): Promise<number[]> {
  return waitingOf((await headOf(store, now)).pointer).map(({ sequence }) => sequence)
}

async function sequences(store: ReleaseStore, now = 0): Promise<number[]> {
  const found: number[] = []
  for await (const { release } of releasesOf(store, 'acme', 'production', now)) found.push(release.sequence)
  return found
}

describe.each(Object.entries(storeKinds))('releases that wait in a store of the kind %s', (kind, open) => {
  async function start() {
    const { again, close: end } = await open()
    close = end
    await publishVersion(again(), 'first', { now: 0 })
    return again
  }

  test('[OPS-01] scheduled releases go into service at their times for everybody who reads the pointer', async () => {
    const again = await start()
    await publishVersion(again(), 'theme on', { now: 0, opening: tomorrow })
    await publishVersion(again(), 'theme off', { now: 0, opening: overmorrow })
    expect(await readVersion(again(), 0)).toBe('first')
    expect(await waitingVersions(again())).toEqual([2, 3])
    expect(await readVersion(again(), tomorrow.from - 1)).toBe('first')
    expect(await readVersion(again(), tomorrow.from)).toBe('theme on')
    expect(await readVersion(again(), overmorrow.from)).toBe('theme off')
    expect(await sequences(again(), overmorrow.from)).toEqual([3, 2, 1])
    await publishVersion(again(), 'later', { now: overmorrow.from })
    expect(await readVersion(again(), overmorrow.from)).toBe('later')
    expect(await sequences(again(), overmorrow.from)).toEqual([4, 3, 2, 1])
  })

  test('[OPS-01] if a waiting release would undo a publication, the publication is refused, and the pointer does not change', async () => {
    const again = await start()
    await publishVersion(again(), 'theme on', { now: 0, opening: tomorrow })
    const before = (await again().readPointer('production/acme'))?.text
    for (const opening of [undefined, { from: tomorrow.from - 1 }, { from: tomorrow.from }, { share: 0.1 }])
      expect(await publishVersion(again(), 'fix', { now: 0, ...(opening ? { opening } : {}) })).toMatchObject({
        kind: 'blocked',
        by: [{ sequence: 2 }],
      })
    expect((await again().readPointer('production/acme'))?.text).toBe(before)
    expect(await cancelReleases(again(), decision, await headOf(again()), cancelledBy(await headOf(again()), 2))).toBe(
      true,
    )
    expect(await publishVersion(again(), 'fix', { now: 0, opening: { share: 0.1 } })).toMatchObject({
      kind: 'published',
    })
    for (const opening of [undefined, tomorrow, { share: 0.2 }])
      expect(await publishVersion(again(), 'other', { now: 0, ...(opening ? { opening } : {}) })).toMatchObject({
        kind: 'blocked',
        by: [{ sequence: 3 }],
      })
  })

  test('[OPS-01] a cancellation removes a release and all releases scheduled after it, and their numbers are not used again', async () => {
    const again = await start()
    for (const from of [tomorrow.from, overmorrow.from, overmorrow.from + minute])
      await publishVersion(again(), `at ${from}`, { now: 0, opening: { from } })
    const head = await headOf(again())
    expect(cancelledBy(head, 9)).toEqual([])
    expect(await cancelReleases(again(), decision, head, cancelledBy(head, 3))).toBe(true)
    expect(await waitingVersions(again())).toEqual([2])
    expect((await headOf(again())).pointer.events).toMatchObject([
      { by: 'Noi', sequence: 3, change: 'cancelled' },
      { by: 'Noi', sequence: 4, change: 'cancelled' },
    ])
    await publishVersion(again(), 'next', { now: tomorrow.from })
    expect(await sequences(again(), tomorrow.from)).toEqual([5, 2, 1])
    const target = await releaseToRestore(again(), {
      merchant: 'acme',
      environment: 'production',
      sequence: undefined,
      now: tomorrow.from,
    })
    expect(target?.release.sequence).toBe(2)
  })

  test('[OPS-01] a canary’s share grows until the canary is in service, and the pointer lists each decision with its author', async () => {
    const again = await start()
    await publishVersion(again(), 'new', { now: 0, opening: { share: 0.1 } })
    expect(await readVersion(again(), 0)).toBe('first')
    const stale = await headOf(again())
    expect(await shareCanary(again(), decision, stale, 0.5)).toBe(true)
    expect(await shareCanary(again(), decision, stale, 0.9)).toBe(false)
    expect((await headOf(again())).pointer.canary).toMatchObject({ sequence: 2, share: 0.5 })
    expect(await shareCanary(again(), { ...decision, by: 'Lek', at: 5 }, await headOf(again()), 1)).toBe(true)
    expect(await readVersion(again(), 0)).toBe('new')
    expect((await headOf(again())).pointer).not.toHaveProperty('canary')
    expect((await headOf(again())).pointer.events).toMatchObject([
      { change: 0.5, by: 'Noi', at: new Date(0).toISOString() },
      { change: 1, by: 'Lek', at: new Date(5).toISOString() },
    ])
    expect(await sequences(again())).toEqual([2, 1])
  })

  test('[OPS-02] a rollback cancels all waiting releases', async () => {
    const again = await start()
    await publishVersion(again(), 'second', { now: 0 })
    await publishVersion(again(), 'new', { now: 0, opening: { share: 0.1 } })
    await publishVersion(again(), 'first', { now: 0, restores: 1 })
    expect(await waitingVersions(again())).toEqual([])
    expect(await sequences(again())).toEqual([4, 2, 1])
  })

  test('[BRD-01] the host names of a waiting release belong to its brand', async () => {
    const again = await start()
    await publishVersion(again(), 'moved', { now: 0, opening: tomorrow, hosts: ['moved.example'] })
    const asked = { merchant: 'other', environment: 'production', hosts: ['moved.example'] } as const
    expect(await claimants(again(), asked)).toEqual({
      taken: [{ merchant: 'acme', host: 'moved.example' }],
      unknown: [],
    })
  })

  const attempts = 80

  test(`[OPS-01] ${attempts} schedules, shares and cancellations, most of them killed, leave the old or the new state of the pointer`, async () => {
    const again = await start()
    let step = 0
    const ends = { before: 0, after: 0 }
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const now = attempt * minute
      const text = (await again().readPointer('production/acme'))?.text ?? ''
      const { pointer } = await headOf(again(), now)
      const publisher = killedAt(again(), Math.floor(step / 2), step % 2 === 1)
      const done = await act(publisher.store, attempt, now, pointer).catch((error: unknown) => error)
      // After a killed action, the next kill comes half a step later. After an action that succeeds, the kills start at
      // the first step again.
      step = done instanceof PublisherKilled ? step + 1 : 0
      const found = (await again().readPointer('production/acme'))?.text ?? ''
      readPointerText(found)
      ends[found === text ? 'before' : 'after'] += 1
      await readVersion(again(), now)
      for (const { release } of waitingOf((await headOf(again(), now)).pointer))
        expect(await again().readObject(`acme/${release}`)).toBeDefined()
    }
    expect(ends.before).toBeGreaterThan(attempts / 4)
    expect(ends.after).toBeGreaterThan(1)
  })

  test('[OPS-01] if a share, a cancellation and a rollback run at the same time, at least one succeeds, and the share and the cancellation never both succeed', async () => {
    const again = await start()
    for (let round = 0; round < 6; round += 1) {
      await publishVersion(again(), `canary ${round}`, { now: 0, opening: { share: 0.1 } })
      const head = await headOf(again())
      const results = await Promise.all([
        shareCanary(again(), { ...decision, by: 'a' }, head, 1),
        cancelReleases(again(), { ...decision, by: 'b' }, head, cancelledBy(head, undefined)),
        publishVersion(again(), `back ${round}`, { now: 0, restores: 1 }).then(({ kind: end }) => end === 'published'),
      ])
      expect(results.filter(Boolean).length).toBeGreaterThan(0)
      expect(results.slice(0, 2).filter(Boolean).length).toBeLessThan(2)
      expect(await waitingVersions(again())).toEqual([])
      await readVersion(again(), 0)
    }
    expect(new Set(await sequences(again())).size).toBe((await sequences(again())).length)
  })
})

test('[OPS-01] if the response to a schedule, a share or a cancellation is lost, the command finds out that it has succeeded', async () => {
  const endpoint = await startS3Endpoint()
  close = () => endpoint.close()
  const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, endpoint.config)
  await publishVersion(store, 'first', { now: 0 })
  endpoint.loseNextPointerResponse()
  expect(await publishVersion(store, 'later', { now: 0, opening: tomorrow })).toMatchObject({ kind: 'published' })
  endpoint.loseNextPointerResponse()
  const head = await headOf(store)
  expect(await cancelReleases(store, decision, head, cancelledBy(head, undefined))).toBe(true)
  await publishVersion(store, 'shared', { now: 0, opening: { share: 0 } })
  endpoint.loseNextPointerResponse()
  expect(await shareCanary(store, decision, await headOf(store), 0.3)).toBe(true)
})

test('[OPS-01] if the response to a cancellation is lost, the command reports success, even if somebody has published since', async () => {
  const store = createMemoryStore()
  await publishVersion(store, 'first', { now: 0 })
  await publishVersion(store, 'shared', { now: 0, opening: { share: 0.1 } })
  const losing: ReleaseStore = {
    ...store,
    movePointer: async (...move) => {
      await store.movePointer(...move)
      await publishVersion(store, 'fix', { now: 0 })
      return false
    },
  }
  const head = await headOf(store)
  expect(await cancelReleases(losing, decision, head, cancelledBy(head, undefined))).toBe(true)
  expect(await shareCanary(store, decision, head, 0.5)).toBe(false)
  expect(await sequences(store)).toEqual([3, 1])
})

test('[OPS-01] if the response to a cancellation of 21 releases is lost, the command reports success, although the pointer keeps 20 events', async () => {
  const store = createMemoryStore()
  await publishVersion(store, 'first', { now: 0 })
  for (let day = 1; day <= 21; day += 1)
    await publishVersion(store, `day ${day}`, { now: 0, opening: { from: day * 24 * 60 * minute } })
  const losing: ReleaseStore = {
    ...store,
    movePointer: async (...move) => {
      await store.movePointer(...move)
      return false
    },
  }
  const head = await headOf(store)
  expect(await cancelReleases(losing, decision, head, cancelledBy(head, undefined))).toBe(true)
  expect(await waitingVersions(store)).toEqual([])
})

/** Carries out an action that the pointer allows: a schedule, a canary, a larger share, or a cancellation. */
async function act(store: ReleaseStore, kill: number, now: number, pointer: Head['pointer']): Promise<unknown> {
  const head = await readHead(store, 'acme', 'production', now)
  if (!head) throw new Error('Nothing is published.')
  const author = { ...decision, by: String(kill), at: now }
  const [first] = waitingOf(pointer)
  if (!first) {
    const opening = kill % 2 === 0 ? { from: now + 1000 * minute } : { share: 0.1 }
    return publishVersion(store, `version-${kill}`, { now, opening })
  }
  if (!pointer.canary || kill % 3 === 0) return cancelReleases(store, author, head, cancelledBy(head, undefined))
  return shareCanary(store, author, head, pointer.canary.share === 0.1 ? 0.5 : 1)
}

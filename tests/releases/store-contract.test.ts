import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withLocalCopies } from '../../app/releases/local-copies.ts'
import { nameOf, objectKey } from '../../app/releases/release.ts'
import { createS3Store } from '../../app/releases/s3-store.ts'
import { StoreFailure } from '../../app/releases/release-store.ts'
import { startS3Endpoint } from './s3-endpoint.ts'
import { type OpenedStore, storeKinds } from './stores.ts'

const bytes = (text: string) => Buffer.from(text)
let opened: { close: () => void } | undefined
afterEach(() => {
  vi.useRealTimers()
  opened?.close()
})

describe.each(Object.entries(storeKinds))('a release store of the kind %s', (_kind, open) => {
  const start = async (): Promise<OpenedStore> => {
    const one = await open()
    opened = one
    return one
  }

  test('[OPS-01] every reader gets the written bytes of an object', async () => {
    const { store, again } = await start()
    const every = Uint8Array.from({ length: 256 }, (_, index) => index)
    await store.writeObject('acme/every-byte', every)
    await store.writeObject('acme/empty', new Uint8Array())
    expect(Buffer.from((await again().readObject('acme/every-byte')) ?? [])).toEqual(Buffer.from(every))
    expect((await again().readObject('acme/empty'))?.length).toBe(0)
  })

  test('[OPS-01] a pointer does not move for a publisher whose clock is an hour ahead', async () => {
    const { store } = await start()
    await store.movePointer('production/acme', 'one', undefined)
    const { tag } = (await store.readPointer('production/acme')) ?? {}
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await expect(store.movePointer('production/acme', 'two', tag)).rejects.toThrow('60 minutes ahead of the store’s')
    vi.useRealTimers()
    expect(await store.readPointer('production/acme')).toEqual({ text: 'one', tag })
  })

  test('[OPS-01] a publisher whose clock is an hour ahead creates no pointer', async () => {
    const { store } = await start()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const publish = async () => {
      await store.writeObject('acme/a', bytes('one'))
      await store.movePointer('production/acme', 'one', undefined)
    }
    await expect(publish()).rejects.toThrow('60 minutes ahead of the store’s')
    vi.useRealTimers()
    expect(await store.readPointer('production/acme')).toBeUndefined()
  })

  test('[OPS-01] a write does not change an existing object', async () => {
    const { store, again } = await start()
    await Promise.all(['one', 'two', 'three'].map((text) => store.writeObject('acme/a', bytes(text))))
    const first = Buffer.from((await store.readObject('acme/a')) ?? []).toString()
    expect(['one', 'two', 'three']).toContain(first)
    await again().writeObject('acme/a', bytes('later'))
    expect(Buffer.from((await store.readObject('acme/a')) ?? []).toString()).toBe(first)
  })

  test('[OPS-01] a replaced object has the new bytes for every reader', async () => {
    const { store, again } = await start()
    await store.writeObject('acme/a', bytes('damaged'))
    await again().replaceObject('acme/a', bytes('repaired'))
    expect(Buffer.from((await store.readObject('acme/a')) ?? []).toString()).toBe('repaired')
  })

  test('[OPS-01] a read of a missing object or pointer returns undefined, and does not fail', async () => {
    const { store } = await start()
    expect(await store.readObject('acme/nothing')).toBeUndefined()
    expect(await store.readPointer('production/acme')).toBeUndefined()
    expect([...(await store.listPointers('production/'))]).toEqual([])
  })

  test('[OPS-01] only a writer with the tag of the current state can move a pointer', async () => {
    const { store, again } = await start()
    expect(await store.movePointer('production/acme', 'one', 'a-tag')).toBe(false)
    expect(await store.movePointer('production/acme', 'one', undefined)).toBe(true)
    expect(await again().movePointer('production/acme', 'another', undefined)).toBe(false)
    const first = await again().readPointer('production/acme')
    expect(first?.text).toBe('one')
    expect(await store.movePointer('production/acme', 'two', first?.tag)).toBe(true)
    expect(await again().movePointer('production/acme', 'three', first?.tag)).toBe(false)
    expect((await again().readPointer('production/acme'))?.text).toBe('two')
  })

  test('[OPS-01] if many writers move a pointer at the same time, exactly one succeeds', async () => {
    const { again } = await start()
    let tag: string | undefined
    for (let round = 1; round <= 10; round += 1) {
      const moves = await Promise.all(
        Array.from({ length: 8 }, (_, writer) => again().movePointer('staging/acme', `${round}/${writer}`, tag)),
      )
      expect(moves.filter(Boolean)).toHaveLength(1)
      const now = await again().readPointer('staging/acme')
      expect(now?.text).toBe(`${round}/${moves.indexOf(true)}`)
      expect(now?.tag).not.toBe(tag)
      tag = now?.tag
    }
  })

  test('[OPS-02] the list of pointers shows each move, and contains no pointer of another environment', async () => {
    const { store, again } = await start()
    for (const key of ['production/acme', 'production/acme-2', 'staging/acme'])
      await store.movePointer(key, key, undefined)
    const before = await again().listPointers('production/')
    expect([...before.keys()].toSorted()).toEqual(['production/acme', 'production/acme-2'])
    expect(before.get('production/acme')).toBe((await store.readPointer('production/acme'))?.tag)
    await store.movePointer('production/acme', 'moved', before.get('production/acme'))
    const after = await again().listPointers('production/')
    expect(after.get('production/acme')).not.toBe(before.get('production/acme'))
    expect(after.get('production/acme-2')).toBe(before.get('production/acme-2'))
    expect([...(await again().listPointers('production/acme')).keys()]).toHaveLength(2)
  })

  test('[OPS-01] reading a pointer while it moves gives one complete state', async () => {
    const { store, again } = await start()
    const text = (round: number) => `${round} `.repeat(2000)
    await store.movePointer('production/acme', text(0), undefined)
    let isMoving = true
    const reading = (async () => {
      const seen: number[] = []
      const reader = again()
      while (isMoving) {
        const found = (await reader.readPointer('production/acme'))?.text ?? ''
        const round = Number.parseInt(found, 10)
        expect(found).toBe(text(round))
        seen.push(round)
      }
      return seen
    })()
    for (let round = 1; round <= 30; round += 1)
      expect(
        await store.movePointer('production/acme', text(round), (await store.readPointer('production/acme'))?.tag),
      ).toBe(true)
    isMoving = false
    const seen = await reading
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })
})

describe('a bucket', () => {
  test('[OPS-01] that ignores conditions is refused, and its contents remain', async () => {
    const endpoint = await startS3Endpoint({ keepsConditions: false })
    opened = endpoint
    const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, endpoint.config)
    await store.movePointer('production/acme', 'one', undefined)
    const current = await store.readPointer('production/acme')
    await expect(store.movePointer('production/acme', 'two', current?.tag)).rejects.toThrow(/ignores the condition/)
    expect((await store.readPointer('production/acme'))?.text).toBe('one')
  })

  test('[OPS-02] that does not respond is a failure with a message', async () => {
    const endpoint = await startS3Endpoint()
    opened = endpoint
    const store = createS3Store({ bucket: endpoint.bucket, prefix: '' }, { ...endpoint.config, maxAttempts: 1 })
    endpoint.setAway(true)
    await expect(store.listPointers('production/')).rejects.toThrow(StoreFailure)
    await expect(store.readObject('acme/a')).rejects.toThrow(StoreFailure)
    endpoint.setAway(false)
    expect(await store.readObject('acme/a')).toBeUndefined()
  })

  test('[OPS-02] that does not exist is a failure, and not an empty store', async () => {
    const endpoint = await startS3Endpoint()
    opened = endpoint
    const store = createS3Store({ bucket: 'nobody', prefix: '' }, endpoint.config)
    await expect(store.readPointer('production/acme')).rejects.toThrow(/has no bucket/)
    await expect(store.movePointer('production/acme', 'one', undefined)).rejects.toThrow(/has no bucket/)
  })
})

describe('a folder', () => {
  test('[OPS-02] of copies stores objects and pointers although the clock of its disk is wrong', async () => {
    const one = await storeKinds.folder?.()
    opened = one
    if (!one) throw new Error('There is no folder store.')
    const object = bytes('one')
    const key = objectKey('acme', nameOf(object))
    await one.store.writeObject(key, object)
    const copied = withLocalCopies(one.store, join(one.store.address, 'copies'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await copied.readObject(key)
    await copied.copyPointer('production/acme', 'one')
    expect((await copied.copies.readPointer('production/acme'))?.text).toBe('one')
  })

  test('[OPS-01] if the damaged last state of a pointer is deleted, the pointer has its previous state and can move again', async () => {
    const one = await storeKinds.folder?.()
    opened = one
    if (!one) throw new Error('There is no folder store.')
    const { store } = one
    await store.movePointer('production/acme', 'one', undefined)
    await store.movePointer('production/acme', '{', '1')
    rmSync(join(store.address, 'current/production/acme@2'))
    expect(await store.readPointer('production/acme')).toEqual({ text: 'one', tag: '1' })
    expect(await store.movePointer('production/acme', 'two', '1')).toBe(true)
  })

  test('[OPS-02] that is missing is a failure, and not an empty store', async () => {
    const one = await storeKinds.folder?.()
    one?.close()
    await expect(one?.store.readPointer('production/acme')).rejects.toThrow(StoreFailure)
    await expect(one?.store.listPointers('production/')).rejects.toThrow(StoreFailure)
  })
})

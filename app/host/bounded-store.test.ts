import { expect, test } from 'vitest'
import { createBoundedStore } from './bounded-store.ts'
import { createByteCache } from './byte-cache.ts'

test('[CFG-03] a good copy stays after its expiry, and the empty list for a missing file does not', async () => {
  const memory = createByteCache(4000)
  const store = createBoundedStore(memory)
  await store.set('good', { value: ['copy'], good: true, until: 1000 })
  await store.set('missing', { value: [], good: false, until: 1000 })
  memory.removeExpired(999)
  expect([(await store.get('good'))?.value, (await store.get('missing'))?.value]).toEqual([['copy'], []])
  memory.removeExpired(1000)
  expect([(await store.get('good'))?.value, await store.get('missing')]).toEqual([['copy'], undefined])
})

test('[CFG-03] each missing file of a site expires at its own time', async () => {
  const memory = createByteCache(4000)
  const store = createBoundedStore(memory)
  const missing = (until: number) => ({ value: [], good: false, until })
  await store.set('acme/production/acme.example/menu.json', missing(1000))
  await store.set('acme/production/acme.example/seo.json', missing(2000))
  await store.set('other/production/other.example/seo.json', missing(3000))
  expect(await store.get('acme/production/acme.example/menu.json')).toEqual(missing(1000))
  expect(await store.get('acme/production/acme.example/seo.json')).toEqual(missing(2000))
  expect(await store.get('other/production/other.example/seo.json')).toEqual(missing(3000))
  expect(await store.get('other/production/other.example/menu.json')).toBeUndefined()
  expect(await store.get('other/production/other.example/constructor')).toBeUndefined()
  memory.removeExpired(2000)
  expect(await store.get('acme/production/acme.example/seo.json')).toBeUndefined()
  expect(await store.get('other/production/other.example/seo.json')).toEqual(missing(3000))
})

test('[CFG-03] a good copy of a file replaces the note that the file is missing, and the reverse', async () => {
  const memory = createByteCache(4000)
  const store = createBoundedStore(memory)
  const key = 'acme/production/acme.example/menu.json'
  const good = { value: ['copy'], good: true, until: 1000 }
  const missing = { value: [], good: false, until: 2000 }
  await store.set(key, missing)
  await store.set(key, good)
  expect(await store.get(key)).toEqual(good)
  expect(memory.size()).toBeLessThan(1000)
  await store.set(key, missing)
  expect(await store.get(key)).toEqual(missing)
})

test('[OPS-03] ten missing files of a site take less than 1 kB', async () => {
  const memory = createByteCache(4000)
  const store = createBoundedStore(memory)
  for (let index = 0; index < 10; index++)
    await store.set(`acme/production/acme.example/file-${index}.json`, { value: [], good: false, until: 1000 })
  expect(memory.size()).toBeLessThan(1000)
})

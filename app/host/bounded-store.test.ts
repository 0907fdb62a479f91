import { expect, test } from 'vitest'
import { createBoundedStore } from './bounded-store.ts'
import { createByteCache } from './byte-cache.ts'

test('[CFG-03] a good copy outlives its expiry, and an empty list instead of a missing file does not', async () => {
  const memory = createByteCache(4000)
  const store = createBoundedStore(memory)
  await store.set('good', { value: ['copy'], good: true, until: 1000 })
  await store.set('missing', { value: [], good: false, until: 1000 })
  memory.removeExpired(999)
  expect([(await store.get('good'))?.value, (await store.get('missing'))?.value]).toEqual([['copy'], []])
  memory.removeExpired(1000)
  expect([(await store.get('good'))?.value, await store.get('missing')]).toEqual([['copy'], undefined])
})

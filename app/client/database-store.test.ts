import { beforeEach, expect, test, vi } from 'vitest'
import { createDatabaseStore } from './database-store.ts'

const database = vi.hoisted(() => ({ values: new Map<string, unknown>(), isFull: false, isForbidden: false }))
/** The library, which throws if the browser forbids databases. */
vi.mock('idb-keyval', () => {
  const allowed = () => {
    if (database.isForbidden) throw new DOMException('Forbidden.', 'SecurityError')
    return Promise.resolve()
  }
  return {
    createStore: () => ({}),
    get: (key: string) => allowed().then(() => database.values.get(key)),
    set: (key: string, value: unknown) =>
      allowed().then(() => {
        if (database.isFull) throw new DOMException('Full.', 'QuotaExceededError')
        database.values.set(key, value)
      }),
    clear: () => allowed().then(() => database.values.clear()),
  }
})

beforeEach(() => {
  database.values.clear()
  Object.assign(database, { isFull: false, isForbidden: false })
})

const cached = (value: string) => ({ value: [value], good: true, until: 1 })

test('[API-03] the next page finds the value of a key', async () => {
  await createDatabaseStore('staging', 'acme').set('menu.json', cached('one'))
  expect(await createDatabaseStore('staging', 'acme').get('menu.json')).toEqual(cached('one'))
})

test('[API-03] on a full disk, a new value replaces the old one for this page', async () => {
  const store = createDatabaseStore('staging', 'acme')
  await store.set('menu.json', cached('one'))
  database.isFull = true
  await store.set('menu.json', cached('two'))
  expect(await store.get('menu.json')).toEqual(cached('two'))
  database.isFull = false
  await store.set('menu.json', cached('three'))
  expect(await store.get('menu.json')).toEqual(cached('three'))
  expect(await createDatabaseStore('staging', 'acme').get('menu.json')).toEqual(cached('three'))
})

test('[API-03] without a database, a value lasts as long as the page', async () => {
  database.isForbidden = true
  const store = createDatabaseStore('staging', 'acme')
  await store.set('menu.json', cached('one'))
  expect(await store.get('menu.json')).toEqual(cached('one'))
  await store.clear()
  expect(await store.get('menu.json')).toBeUndefined()
})

test.each([undefined, null, 7, {}, { value: 'text', good: true, until: 1 }, { value: [], good: 1, until: 1 }])(
  '[API-03] the stored value %j is ignored',
  async (value) => {
    database.values.set('menu.json', value)
    expect(await createDatabaseStore('staging', 'acme').get('menu.json')).toBeUndefined()
  },
)

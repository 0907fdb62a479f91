import { expect, test } from 'vitest'
import { loadProviderList } from './load-provider-list.ts'

/** A reader over a backend whose version and rows the test changes. */
function open(version: unknown) {
  const backend = { file: version, rows: [{ provider_id: 'a', providerKey: 'a' }] as object[], calls: 0 }
  const reader = {
    config: async () => {
      if (backend.file instanceof Error) throw backend.file
      return backend.file
    },
    call: async () => {
      backend.calls += 1
      return { status: true, data: backend.rows }
    },
  } as unknown as Parameters<typeof loadProviderList>[0]
  return { backend, load: () => loadProviderList(reader) }
}

const versions = (getProviderVersion: string) => ({ gameListVersion: '1', getProviderVersion })

test('[CFG-07] the cached providers are valid until their version changes', async () => {
  const { backend, load } = open(versions('1'))
  const first = await load()
  backend.rows = [{ provider_id: '', providerKey: 'b' }]
  expect(await load()).toBe(first)
  expect(backend.calls).toBe(1)
  backend.file = versions('2')
  expect(await load()).toEqual([{ provider_id: 'b', providerKey: 'b' }])
  expect(backend.calls).toBe(2)
})

test.each([
  ['no file', new Error('cut')],
  ['a malformed file', 'x'],
  ['a file without the version', { gameListVersion: '1' }],
])('[CFG-07] with %s, every load calls the backend', async (_what, file) => {
  const { backend, load } = open(file)
  await load()
  await load()
  expect(backend.calls).toBe(2)
})

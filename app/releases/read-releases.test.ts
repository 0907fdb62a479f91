import { expect, test } from 'vitest'
import { loadRelease } from './read-releases.ts'
import { BrokenPointer, jsonBytes, nameOf, readPointerText } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

const record = {
  format: 1,
  merchant: 'acme',
  environment: 'production',
  sequence: 1,
  at: '2026',
  by: 'mali',
  files: {},
}

/** A store whose only object has these bytes. */
const storeOf = (bytes: Uint8Array) => ({ readObject: async () => bytes }) as unknown as ReleaseStore

test('[OPS-02] a record of another brand, and bytes that do not fit the name of the record, are refused', async () => {
  const bytes = jsonBytes(record)
  expect(await loadRelease(storeOf(bytes), 'acme', nameOf(bytes))).toEqual(record)
  await expect(loadRelease(storeOf(bytes), 'river', nameOf(bytes))).rejects.toThrow('it is a release of acme')
  await expect(loadRelease(storeOf(bytes), 'acme', nameOf(Buffer.from('{}')))).rejects.toThrow('has changed')
})

test.each([
  [{ sequence: 1.5 }],
  [{ environment: 'live' }],
  [{ files: { 'manifest.json': '../manifest' } }],
  [{ previous: 'x' }],
  [{ pages: null }],
  [{ files: null }],
  [{ pages: { build: 'b', files: { '../../etc/passwd': 'a'.repeat(64) } } }],
  [{ pages: { build: 'b', files: { 'www.acme.example/../x': 'a'.repeat(64) } } }],
  [{ pages: { build: 'b', files: { 'www.acme.example/.htaccess': 'a'.repeat(64) } } }],
])('[OPS-02] a record with %j is refused', async (change) => {
  const bytes = jsonBytes({ ...record, ...change })
  await expect(loadRelease(storeOf(bytes), 'acme', nameOf(bytes))).rejects.toThrow('its list of files is incomplete')
})

const pointer = { format: 1, sequence: 1, release: 'a'.repeat(64), hosts: ['www.acme.example'] }

test.each([
  [{ events: [null] }],
  [{ events: null }],
  [{ scheduled: [null] }],
  [{ canary: null }],
  [{ canary: { ...pointer, share: '1' } }],
  [{ hosts: [1] }],
])('[OPS-02] a pointer with %j is refused', (change) => {
  expect(readPointerText(JSON.stringify(pointer))).toEqual(pointer)
  expect(() => readPointerText(JSON.stringify({ ...pointer, ...change }))).toThrow(BrokenPointer)
})

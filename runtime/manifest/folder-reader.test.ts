import { expect, test } from 'vitest'
import { smallBrand } from '../../tests/support/small-brand.ts'
import { createFolderReader } from './folder-reader.ts'
import { createMemorySource } from './memory-source.ts'

/** A reader of small brands, with the names of the folders that it has loaded. */
function openReader(...merchants: string[]) {
  const memory = createMemorySource(Object.fromEntries(merchants.map((name) => [name, smallBrand])))
  const loaded: string[] = []
  const reader = createFolderReader({
    merchants: memory.merchants,
    load: async (merchant) => {
      loaded.push(merchant)
      return memory.load(merchant)
    },
  })
  return { reader, loaded }
}

test('the reader reads a parent once, and again only after the parent has changed', async () => {
  const { reader, loaded } = openReader('acme', 'bravo')
  const first = await reader.readParent('acme')
  expect(await reader.readParent('acme')).toBe(first)
  reader.forget('bravo')
  expect(await reader.readParent('acme')).toBe(first)
  reader.forget('acme')
  expect(await reader.readParent('acme')).not.toBe(first)
  expect(loaded).toEqual(['acme', 'acme'])
})

test('the reader returns undefined for a missing folder', async () => {
  const { reader } = openReader('acme')
  expect(await reader.read('bravo')).toBeUndefined()
  expect(await reader.readParent('bravo')).toBeUndefined()
})

test('the eight folders that changed last keep their parsed files', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `brand${index}`)
  const { reader } = openReader(...names)
  const manifestOf = async (name: string) => (await reader.read(name))?.files.get('manifest.json')
  for (const name of names) reader.forget(name)
  const before = await Promise.all(names.map(manifestOf))
  const after = await Promise.all(names.map(manifestOf))
  expect(names.filter((_, index) => before[index] === after[index])).toEqual(names.slice(1))
})

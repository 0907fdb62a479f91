import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { readSources } from './read-schemas.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** An area in a folder of its own, with these files beside its facts. */
function area(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-area-'))
  folders.push(folder)
  const facts = { name: 'coffee', title: 'Coffee', description: 'Coffee to order ahead.', requires: [] }
  for (const [path, value] of Object.entries({ 'area.json': facts, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { name: 'coffee', folder, path: 'areas/coffee' }
}

test("an area's records and forms join the kernel's, in the order of their names", () => {
  const coffee = area({
    'records/drink.schema.json': { $id: 'livery:records/drink' },
    'forms/order.schema.json': { $id: 'livery:forms/order' },
  })
  const { records, forms } = readSources(root, { areas: [coffee], languages: [] })
  const ids = records.map(({ $id }) => $id)
  expect(ids.indexOf('livery:records/drink')).toBeGreaterThan(ids.indexOf('livery:records/community-links'))
  expect(ids.indexOf('livery:records/drink')).toBeLessThan(ids.indexOf('livery:records/footer-entry'))
  expect(forms.map(({ $id }) => $id)).toEqual(['livery:forms/order'])
})

test('texts of widgets are read in every language with files', () => {
  const coffee = area({ 'menu/messages/en.json': { 'coffee.menu.title': 'Menu' }, 'menu/messages/km.json': {} })
  expect(readSources(root, { areas: [coffee], languages: [] }).messages).toEqual({
    en: { 'coffee.menu.title': 'Menu' },
    km: {},
  })
})

test('the message names a file that is not JSON', () => {
  const coffee = area({ 'records/drink.schema.json': '{' })
  expect(() => readSources(root, { areas: [coffee], languages: [] })).toThrow(
    'areas/coffee/records/drink.schema.json:1:2  ',
  )
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readInstallation } from './installation.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-installation-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function readWith(content: object) {
  writeFileSync(join(folder, 'livery.json'), JSON.stringify(content))
  return readInstallation(folder, root)
}

test('an installation that lists no areas has those of the source tree', () => {
  expect(readWith({}).areas.map(({ path }) => path)).toContain('widgets/account')
})

test.each([
  [
    'a folder without facts',
    { areas: ['./areas/tea'] },
    'livery.json: "./areas/tea" is not an area: it has no area.json.',
  ],
  ['a missing package', { areas: ['tea-area'] }, 'livery.json: "tea-area" is not an area: it has no area.json.'],
  ['an unknown key', { area: [] }, 'livery.json: the file has the unknown key "area".'],
])('%s is refused', (_case, content, sentence) => {
  expect(() => readWith(content)).toThrow(sentence)
})

test('a folder without the file is not an installation', () => {
  expect(() => readInstallation(folder, root)).toThrow('has no livery.json.')
})

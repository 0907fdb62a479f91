import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { readInstallation } from './installation.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder = ''

beforeEach(() => {
  folder = folderOfTest()
})

function readWith(content: object | string) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  writeFileSync(join(folder, 'livery.json'), text)
  return readInstallation(folder, root)
}

test('an installation that lists no areas has the areas of Livery', () => {
  expect(readWith({}).areas.map(({ path }) => path)).toContain('widgets/account')
})

test.each([
  [
    'a missing folder',
    { areas: ['./areas/tea'] },
    'livery.json:3:5  "./areas/tea" is not an area, because there is no such folder. Correct the path or remove the entry.',
  ],
  [
    'a missing package',
    { areas: ['tea-area'] },
    'livery.json:3:5  "tea-area" is not an area, because no package with this name is installed. Run npm install, correct the name, or remove the entry.',
  ],
  [
    'a folder without "./"',
    { areas: ['areas/coffee'] },
    'livery.json:3:5  "areas/coffee" is not an area, because no package with this name is installed. Run npm install, correct the name, or remove the entry. Did you mean "./areas/coffee"?',
  ],
  [
    'an unknown key',
    { area: [] },
    'livery.json:2:3  There is no key "area" in the file, so this key would have no effect. Correct the name, or remove the key and its value. Did you mean "areas"?',
  ],
  [
    'a value of the wrong type',
    { areas: './areas/coffee' },
    'livery.json:2:12  The value of "areas" is the text "./areas/coffee", but it has to be a list in square brackets.',
  ],
  [
    'a language of three letters',
    { languages: ['lao'] },
    'livery.json:3:5  An entry of "languages" has 3 characters, but may have at most 2 characters. Shorten the text.',
  ],
  [
    'a language in capitals',
    { languages: ['KM'] },
    'livery.json:3:5  "KM" is not the code of a language. Write two lowercase letters (ISO 639-1).',
  ],
  ['a comma too many', '{ "areas": [], }', 'livery.json:1:14  '],
  ['an open brace', '{ "areas": []', 'livery.json:1:14  '],
])('%s is refused with its place and in the words of an issue', (_case, content, sentence) => {
  mkdirSync(join(folder, 'areas/coffee'), { recursive: true })
  writeFileSync(join(folder, 'areas/coffee/area.json'), '{ "name": "coffee" }')
  expect(() => readWith(content)).toThrow(sentence)
})

test('a folder without the file is not an installation', () => {
  expect(() => readInstallation(folder, root)).toThrow('has no livery.json.')
})

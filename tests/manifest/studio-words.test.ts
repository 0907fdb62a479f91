import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../runtime/manifest/index.ts'
import { readWords } from '../../app/studio/server/read-words.ts'
import { labelOf } from '../../app/studio/ui/model/field-schema.ts'
import { describedIn } from '../../app/studio/ui/model/translate-product.ts'
import { languages } from '../../app/studio/ui/texts.ts'
import { projectRoot } from '../support/run-command.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as JsonObject
const areas = globSync('widgets/*/area.json', { cwd: projectRoot }).map((path) => path.replace('/area.json', ''))
const kernel = 'schemas'
const wordsOf = (...folders: readonly string[]) => readWords(folders.map((folder) => join(projectRoot, folder)))
const translated = Object.keys(languages).filter((language) => language !== 'en')

interface Texts {
  readonly descriptions: Set<string>
  readonly names: Set<string>
}

/** The descriptions of a schema, and the names that its keys have in a form. */
function textsOf(value: Json | undefined, texts: Texts = { descriptions: new Set(), names: new Set() }): Texts {
  if (Array.isArray(value)) for (const one of value) textsOf(one, texts)
  if (!isObject(value)) return texts
  const { description, examples: _examples, default: _default, properties, ...rest } = value
  if (typeof description === 'string') texts.descriptions.add(description)
  for (const [key, schema] of Object.entries(isObject(properties) ? properties : {})) {
    if (!key.startsWith('$')) texts.names.add(labelOf(key))
    textsOf(schema, texts)
  }
  textsOf(Object.values(rest), texts)
  return texts
}

function textsOfArea(folder: string): Texts {
  const settings = globSync(`${folder}/settings.schema.json`, { cwd: projectRoot }).map(read)
  const widgets = globSync(`${folder}/*/*.widget.json`, { cwd: projectRoot }).map(read)
  const texts = textsOf([...settings, ...widgets.map(({ props }) => props ?? {})])
  for (const { title, description } of widgets) {
    texts.names.add(String(title))
    texts.descriptions.add(String(description))
  }
  return texts
}

test.each(translated)('[BRD-06] each area names and describes its settings and widgets in %s', (language) => {
  expect(areas.length).toBeGreaterThan(10)
  for (const area of areas) {
    const words = wordsOf(kernel, area)[language]
    const { descriptions, names } = textsOfArea(area)
    expect([area, [...descriptions, ...names].filter((one) => words?.[one] === undefined)]).toEqual([area, []])
  }
})

test.each(translated)('[BRD-06] no description of the manifest is left in English in %s', (language) => {
  const words = wordsOf(kernel, ...areas)[language]
  const { descriptions } = textsOf([
    read('schemas/generated/layer.schema.json'),
    read('schemas/generated/tokens-layer.schema.json'),
  ])
  expect(descriptions.size).toBeGreaterThan(200)
  expect([...descriptions].filter((one) => describedIn(words, one) === one)).toEqual([])
})

test.each(translated)(
  '[BRD-06] each text has one translation in %s, and each translated sentence is in a schema',
  (language) => {
    const files = [kernel, ...areas].map((folder) => ({ folder, words: wordsOf(folder)[language] ?? {} }))
    const all = wordsOf(kernel, ...areas)[language] ?? {}
    for (const { folder, words } of files)
      for (const [english, text] of Object.entries(words))
        expect([folder, english, all[english]]).toEqual([folder, english, text])
    const schemas = globSync(['schemas/manifest/*.json', 'widgets/*/*.json', 'widgets/*/*/*.widget.json'], {
      cwd: projectRoot,
    }).filter((path) => !path.includes('/studio.'))
    const written = schemas.map((path) => readFileSync(join(projectRoot, path), 'utf8')).join('')
    // The generator writes the bounds of a range into two sentences, which are in no schema: "The lowest, 1 to 9."
    const isOfRange = (sentence: string) => /1 to 9/.test(sentence)
    const sentences = Object.keys(all).filter((one) => one.endsWith('.'))
    expect(sentences.filter((one) => !written.includes(JSON.stringify(one).slice(1, -1)) && !isOfRange(one))).toEqual(
      [],
    )
  },
)

test.each(['{ "Name": ', '["Name"]', '{ "Name": { "th": "ชื่อ" } }'])(
  'a studio.th.json with the text %s gives an error that names the file',
  (words) => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-words-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'studio.th.json'), words)
    expect(() => readWords([folder])).toThrow(/studio\.th\.json has to be a JSON object that maps texts to texts\.$/)
  },
)

import { CompletionContext } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { completeJson, type PlaceFacts } from './complete-json.ts'
import { fieldAtPath } from './field-at-path.ts'

const layer = {
  type: 'object',
  properties: {
    seo: { type: 'object', description: 'For search engines.', properties: { title: { type: 'string' } } },
    theme: {
      type: 'object',
      properties: {
        density: { type: 'string', enum: ['airy', 'dense'] },
        isRound: { type: 'boolean' },
        fonts: { type: 'array', items: { type: 'string', enum: ['kanit', 'mitr'] } },
      },
    },
  },
}
const facts = (keys: readonly string[]): PlaceFacts => ({
  field: fieldAtPath({ layer, tokens: {}, widgets: [] }, 'manifest.json', keys, {}),
  names: [],
})

/** The completions at the `|` of a text, and the text after the first completion is chosen. */
function offered(text: string) {
  const pos = text.indexOf('|')
  const doc = text.replace('|', '')
  const state = EditorState.create({ doc, extensions: [json()] })
  const result = completeJson(facts)(new CompletionContext(state, pos, true))
  const [first] = result?.options ?? []
  const chosen = first && (typeof first.apply === 'string' ? first.apply : first.label)
  return {
    words: result?.options.map(({ label }) => JSON.parse(label) as unknown) ?? [],
    text: result && chosen !== undefined ? doc.slice(0, result.from) + chosen + doc.slice(result.to ?? pos) : undefined,
  }
}

test.each([
  ['in an empty object', '{|}', ['seo', 'theme'], '{"seo": }'],
  ['after an open quote', '{ "s|\n}', ['seo', 'theme'], '{ "seo": \n}'],
  ['for the key at the cursor', '{ "s|x": {} }', ['seo', 'theme'], '{ "seo": {} }'],
  ['except existing ones', '{ "seo": {}, "|" }', ['theme'], '{ "seo": {}, "theme":  }'],
  ['of a nested object', '{ "theme": { "d|" } }', ['density', 'isRound', 'fonts'], '{ "theme": { "density":  } }'],
])('[BRD-06] keys are offered %s', (_where, text, words, result) => {
  expect(offered(text).words).toEqual(words)
  expect(offered(text).text).toBe(result)
})

test.each([
  ['a choice', '{ "theme": { "density": | } }', ['airy', 'dense']],
  ['a choice that already has a value', '{ "theme": { "density": "a|iry" } }', ['airy', 'dense']],
  ['a switch', '{ "theme": { "isRound": | } }', [true, false]],
  ['an entry of a list', '{ "theme": { "fonts": ["|"] } }', ['kanit', 'mitr']],
])('[BRD-06] values are offered for %s', (_what, text, words) => {
  expect(offered(text).words).toEqual(words)
})

test('[BRD-06] the editor offers nothing without a schema or names', () => {
  expect(offered('{ "other": | }').words).toEqual([])
})

test('[BRD-06] the props of a block have the schema of the block’s widget', () => {
  const widgets = [{ name: 'coffee/menu', props: { properties: { kind: { enum: ['tea'] } } } }] as never
  const text = { routes: { home: { blocks: { tea: { widget: 'coffee/menu' } } } } }
  const keys = ['routes', 'home', 'blocks', 'tea', 'props', 'kind']
  expect(fieldAtPath({ layer, tokens: {}, widgets }, 'manifest.json', keys, text)?.choices).toEqual(['tea'])
})

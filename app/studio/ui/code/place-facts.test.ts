// @vitest-environment window
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { type FullLayer, mergeLayers } from '../model/merge-layers.ts'
import { placeFacts } from './place-facts.ts'

const map: JsonObject = { type: 'object', additionalProperties: { type: 'string' } }
const layer: JsonObject = {
  type: 'object',
  properties: { pages: map, site: { type: 'object', additionalProperties: map } },
}
const tokens: JsonObject = { type: 'object', properties: { radius: map } }
const product = { layer, tokens, widgets: [], names: {} } as unknown as StudioProduct

const parent: JsonObject = {
  pages: { faq: 'a' },
  radius: { wrong: 'a' },
  site: { 'a/b': { first: 'a' } },
  tokens: { radius: { card: 'a', pill: 'b' } },
}
const values = mergeLayers([{ name: 'base', value: parent } as FullLayer])

test.each([
  ['manifest.json', ['pages'], ['faq']],
  ['environments/staging.json', ['pages'], ['faq']],
  ['tokens.json', ['radius'], ['card', 'pill']],
  ['manifest.json', ['site', 'a/b'], ['first']],
  ['manifest.json', [], []],
])('[BRD-06] the editor of %s offers the inherited keys of the map at %j', (path, keys, names) => {
  expect(placeFacts(product, values, path, keys, {}).names).toEqual(names)
})

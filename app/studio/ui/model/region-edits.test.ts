import { expect, test } from 'vitest'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioWidget } from '../../messages.ts'
import { type FullLayer, mergeLayers } from './merge-layers.ts'
import { newBlock } from './region-edits.ts'

const block: JsonObject = { widget: 'shop/offer', props: { title: 'Of base' } }
const ofLayers = (layers: Readonly<Record<string, JsonObject>>) =>
  mergeLayers(
    Object.entries(layers).map(([name, main], content): FullLayer => {
      return { name, kind: 'merchant', isWritable: true, touches: [], content, value: { shell: { main } } }
    }),
  )
const widget = { name: 'shop/offer', examples: [{ title: 'New' }] } as unknown as StudioWidget

test.each([
  ['an empty region', { base: {}, acme: {} }, 'offer'],
  ['a block of a lower layer', { base: { order: ['offer'], blocks: { offer: block } }, acme: {} }, 'offer-2'],
  ['a name in the order only', { base: { order: ['offer'] }, acme: {} }, 'offer-2'],
  [
    'a block that the layer removes',
    { base: { order: ['offer'], blocks: { offer: block } }, acme: { order: [], blocks: { offer: null } } },
    'offer-2',
  ],
  [
    'a block that a higher layer removes',
    { base: {}, acme: { order: ['offer'], blocks: { offer: block } }, 'acme/staging': { blocks: { offer: null } } },
    'offer-2',
  ],
])('[BRD-06] a new block beside %s has a name of its own', (_what, layers, name) => {
  const values = ofLayers(layers)
  expect(newBlock(values, 'acme', '/shell/main', widget)).toMatchObject({
    name,
    edits: [
      { pointer: `/shell/main/blocks/${name}`, value: { widget: 'shop/offer', props: { title: 'New' } } },
      { pointer: '/shell/main/order', value: expect.arrayContaining([name]) },
    ],
  })
})

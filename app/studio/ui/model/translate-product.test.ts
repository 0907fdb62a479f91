import { expect, test } from 'vitest'
import type { StudioProduct } from '../../messages.ts'
import { describedIn, inWords, translateProduct } from './translate-product.ts'

const words = { 'Tea.': 'ชา', '`hot`: warm. `cold`: iced.': 'ร้อนหรือเย็น', 'Members only.': 'เฉพาะสมาชิก', Tea: 'ชา' }

test('[BRD-06] a text without a translation remains English, even if it is the name of an object’s method', () => {
  expect(inWords(words, 'Tea')).toBe('ชา')
  expect(inWords(words, 'Coffee')).toBe('Coffee')
  expect(inWords(words, 'constructor')).toBe('constructor')
  expect(inWords(undefined, 'Tea')).toBe('Tea')
})

test('[BRD-06] a description with added parts of areas is translated part by part', () => {
  expect(describedIn(words, '`hot`: warm. `cold`: iced. `vip`: Members only. `late`: After ten.')).toBe(
    'ร้อนหรือเย็น `vip`: เฉพาะสมาชิก `late`: After ten.',
  )
})

test('[BRD-06] descriptions are translated, but neither settings called `description` nor values', () => {
  const schema = {
    description: 'Tea.',
    properties: { description: { description: 'Tea.', enum: ['Tea.'], examples: ['Tea.'] } },
    allOf: [{ description: 'Tea.' }],
  }
  const widget = { name: 'shop/tea', title: 'Tea', description: 'Tea.', regions: [], props: schema, examples: [] }
  const product = { layer: schema, tokens: {}, widgets: [widget], words: { xx: words } } as unknown as StudioProduct
  const expected = {
    description: 'ชา',
    properties: { description: { description: 'ชา', enum: ['Tea.'], examples: ['Tea.'] } },
    allOf: [{ description: 'ชา' }],
  }
  expect(translateProduct(product, 'xx')).toMatchObject({
    layer: expected,
    widgets: [{ name: 'shop/tea', title: 'ชา', description: 'ชา', props: expected }],
  })
  expect(translateProduct(product, 'yy')).toBe(product)
})

import { expect, test } from 'vitest'
import type { JsonObject, Layer } from '../stages.ts'
import { checkLayerMessages } from './brand-messages.ts'

const widgets = { messages: { en: { hi: 'Hi' }, th: { hi: 'สวัสดี' } }, references: {} } as never

/** For each finding: the languages in which the brand replaces the text, those in which it does not, and the `fold`. */
function findingsOf(own: JsonObject, inherited: JsonObject = {}) {
  const merged = { locales: { 'en-th': {}, 'th-th': {}, 'km-kh': {} }, messages: {} }
  const layer = { kind: 'brand', value: { messages: own } } as unknown as Layer
  const found = checkLayerMessages(layer, { messages: inherited }, [merged], widgets)
  return found.map(({ context, fold }) => [context.found, context.expected, fold])
}

test('[BRD-05] a text that a brand replaces in two of three languages is one mistake, and its message names both languages', () => {
  const own = { en: { hi: 'Hello' }, th: { hi: 'หวัดดี' } }
  const found = ['English and Thai', 'Khmer', 'message-in-one-language hi']
  expect(findingsOf(own, { km: { hi: 'សួស្តី' } })).toEqual([found, found])
})

test('[BRD-05] if Khmer inherits no text, a brand may replace the text in English and Thai only, and Khmer shows the English text', () => {
  expect(findingsOf({ en: { hi: 'Hello' }, th: { hi: 'หวัดดี' } })).toEqual([])
})

test('[BRD-05] without an English text of the brand, the other languages show the inherited English text', () => {
  expect(findingsOf({ th: { hi: 'หวัดดี' } })).toMatchObject([['Thai', 'English and Khmer', expect.anything()]])
})

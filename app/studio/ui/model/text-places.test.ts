import { expect, test } from 'vitest'
import { mergeLayers } from './merge-layers.ts'
import { findText } from './text-places.ts'

const block = '/routes/home/regions/main/blocks/offers'
const product = {
  messages: {
    en: {
      'promotions.title': 'Offers',
      'promotions.more': 'All of {merchant}',
      'games.title': 'Games',
      'lobby.title': 'Games',
      'promotions.count': '{count, plural, one {# offer} other {# offers}}',
      'promotions.any': '{name}',
    },
  },
}
const values = mergeLayers([
  {
    name: 'acme',
    kind: 'merchant',
    isWritable: true,
    touches: ['acme'],
    content: 1,
    value: {
      messages: { en: { 'acme.slogan': 'Play with us' } },
      routes: {
        home: {
          regions: {
            main: {
              blocks: {
                offers: {
                  widget: 'promotions/strip',
                  props: { title: 'promotions.title', note: 'Only this week', look: { word: 'Games' } },
                },
              },
            },
          },
        },
      },
    },
  },
])
const find = (shown: string) => findText(values, product, { block, shown, language: 'en' })

test.each([
  ['a setting of the block', 'Only this week', { pointer: `${block}/props/note`, text: 'Only this week' }],
  ['a setting within a setting', 'Games', { pointer: `${block}/props/look/word`, text: 'Games' }],
  ['a message that the block names', 'Offers', { pointer: '/messages/en/promotions.title', text: 'Offers' }],
  [
    'a message with a placeholder',
    'All of Acme',
    { pointer: '/messages/en/promotions.more', text: 'All of {merchant}' },
  ],
  ['a message of the brand', 'Play with us', { pointer: '/messages/en/acme.slogan', text: 'Play with us' }],
])('[BRD-06] a text of the page leads to %s', (_what, shown, place) => {
  expect(find(shown)).toEqual(place)
})

test.each(['2 offers', 'a text of the backend', ''])('[BRD-06] "%s" leads to no place of the manifest', (shown) => {
  expect(find(shown)).toBeUndefined()
})

test('[BRD-06] a text that two messages share leads to no place, unless one message is of the block’s area', () => {
  const at = (widget: string) =>
    findText(mergeLayers([{ ...(values.layers[0] as never as object), value: { b: { widget } } } as never]), product, {
      block: '/b',
      shown: 'Games',
      language: 'en',
    })
  expect(at('promotions/strip')).toBeUndefined()
  expect(at('games/shelf')?.pointer).toBe('/messages/en/games.title')
})

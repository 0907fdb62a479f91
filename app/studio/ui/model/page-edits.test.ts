import { expect, test } from 'vitest'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import { mergeLayers } from './merge-layers.ts'
import { newPage, pageRemoval } from './page-edits.ts'

const pages: JsonObject = {
  faq: {
    path: '/faq',
    layout: 'info',
    guards: ['non-auth'],
    regions: { main: { order: ['text'], blocks: { text: { widget: 'info/markdown-page' } } } },
  },
}
const layer = {
  name: 'acme',
  kind: 'merchant',
  isWritable: true,
  touches: [],
  content: 1,
  value: { routes: pages },
} as const

test('[BRD-06] a new page has the layout, guards and regions of another page, and a title in each language', () => {
  const fresh = { name: 'house-rules', like: 'faq', languages: ['en', 'th'] }
  expect(newPage(mergeLayers([layer]), '/routes', fresh)).toEqual([
    {
      pointer: '/routes/house-rules',
      value: {
        path: '/house-rules',
        enabled: true,
        layout: 'info',
        guards: ['non-auth'],
        pageKey: 'house-rules',
        title: 'routes.house-rules.title',
        regions: { main: { order: [], blocks: {} } },
      },
    },
    { pointer: '/messages/en/routes.house-rules.title', value: 'House rules' },
    { pointer: '/messages/th/routes.house-rules.title', value: 'House rules' },
  ])
})

test('[BRD-06] the removal of a page removes its title, and no inherited page can be removed', () => {
  const base = { ...layer, name: 'base' }
  const own = {
    ...layer,
    value: {
      routes: { rules: { path: '/rules' }, faq: { path: '/help' } },
      messages: { en: { 'routes.rules.title': 'Rules', 'kafe.tea': 'Tea' } },
    },
  }
  const remove = (name: string) =>
    pageRemoval(mergeLayers([base, own]), { layer: 'acme', textLayer: 'acme' }, '/routes', {
      name,
      languages: ['en', 'th'],
    })
  expect(remove('rules')).toEqual([{ pointer: '/routes/rules' }, { pointer: '/messages/en/routes.rules.title' }])
  expect(remove('faq')).toBeUndefined()
})

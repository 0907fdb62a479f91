import { expect, test } from 'vitest'
import type { SiteRoute } from '../runtime/site/site-data.ts'
import { shortRoute, wholeRoutes } from './site-state.ts'

const faq: SiteRoute = {
  path: '/faq',
  enabled: true,
  layout: 'default',
  guards: [],
  pageKey: 'faq',
  title: 'routes.faq.title',
}

test('a route in the HTML leaves out what most routes have in common', () => {
  expect(shortRoute('faq', { ...faq, regions: {} })).toEqual({})
})

test.each<[string, SiteRoute]>([
  ['with common parts only', faq],
  ['at another path', { ...faq, path: '/help/faq' }],
  ['with parts of its own', { ...faq, layout: 'info', guards: ['auth'], pageKey: 'help', title: 'info.help' }],
  ['with a condition', { ...faq, when: { session: 'member' }, validate: { name: 'slug' } }],
])('a route %s is the same in the browser', (_, route) => {
  const sent = JSON.parse(JSON.stringify({ faq: shortRoute('faq', route) })) as { faq: ReturnType<typeof shortRoute> }
  expect(wholeRoutes(sent)).toEqual({ faq: route })
})

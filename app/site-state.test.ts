import { expect, test } from 'vitest'
import type { SiteRoute } from '../runtime/site/site-data.ts'
import { shortMenu, shortRoute, wholeMenus, wholeRoutes } from './site-state.ts'

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

test('an entry of a menu in the HTML leaves out its label and its page if they have its name', () => {
  const items = { faq: { label: 'menu.faq', icon: 'help', route: 'faq' } } as const
  expect(shortMenu({ order: ['faq'], items })).toEqual({ order: ['faq'], items: { faq: { icon: 'help' } } })
})

test.each([
  ['to its own page', { label: 'menu.faq', route: 'faq' }],
  ['to another page', { label: 'info.help', route: 'help', when: { session: 'guest' } }],
  ['to a dialog', { label: 'menu.faq', dialog: 'faq', emphasis: true }],
  ['to another site', { label: 'menu.faq', href: 'https://help.example' }],
] as const)('an entry %s is the same in the browser', (_, item) => {
  const menu = { order: ['faq'], items: { faq: item } }
  expect(wholeMenus(JSON.parse(JSON.stringify({ footer: shortMenu(menu) })))).toEqual({ footer: menu })
})

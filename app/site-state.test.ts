import { expect, test } from 'vitest'
import type { SiteRoute } from '../runtime/site/site-data.ts'
import { type SharedSite, type SiteState, shortMenu, shortRoute, siteOfPage } from './site-state.ts'

const faq: SiteRoute = {
  path: '/faq',
  enabled: true,
  layout: 'default',
  guards: [],
  pageKey: 'faq',
  title: 'routes.faq.title',
}

/** The site of a page, from its state and the shared part as the browser reads them. */
function siteWith(shared: Partial<SharedSite>, state: Partial<SiteState> = {}) {
  const sent = { routes: {}, navigation: {}, messages: {}, ...shared } as SharedSite
  return siteOfPage({ messages: {}, ...state } as SiteState, JSON.parse(JSON.stringify(sent)) as SharedSite)
}

test('a route for the browser leaves out what most routes have in common', () => {
  expect(shortRoute('faq', { ...faq, regions: {} })).toEqual({})
})

test.each<[string, SiteRoute]>([
  ['with common parts only', faq],
  ['at another path', { ...faq, path: '/help/faq' }],
  ['with parts of its own', { ...faq, layout: 'info', guards: ['auth'], pageKey: 'help', title: 'info.help' }],
  ['with a condition', { ...faq, when: { session: 'member' }, validate: { name: 'slug' } }],
])('a route %s is the same in the browser', (_, route) => {
  expect(siteWith({ routes: { faq: shortRoute('faq', route) } }).routes).toEqual({ faq: route })
})

test('a menu entry for the browser leaves out a label and a page that have the name of the entry', () => {
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
  expect(siteWith({ navigation: { footer: shortMenu(menu) } }).navigation).toEqual({ footer: menu })
})

test('the site of a page has the shared texts and the page’s texts, lists missing calls, and lacks missing routes', () => {
  const site = siteWith(
    { routes: { faq: {}, missions: {} }, messages: { 'common.retry': 'Please try again' } },
    {
      hash: '1ca4',
      messages: { 'faq.title': 'Questions' },
      missingCalls: ['mission/list'],
      missingRoutes: ['missions'],
    },
  )
  expect(Object.keys(site.routes)).toEqual(['faq'])
  expect(site.messages).toEqual({ 'common.retry': 'Please try again', 'faq.title': 'Questions' })
  expect(site).toMatchObject({ hash: '1ca4', missingCalls: ['mission/list'] })
})

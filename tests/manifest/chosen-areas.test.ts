import { expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import { createMemorySource, validateMerchants } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'

const product = await loadProduct()
const base = brandFiles('base')

async function validate(own: object) {
  const acme = { ...smallBrand, 'manifest.json': JSON.stringify({ merchant: { id: 'acme', name: 'Acme' }, ...own }) }
  const [verdict] = await validateMerchants(createMemorySource({ base, acme }), ['acme'], product)
  return { issues: verdict?.issues ?? [], manifest: verdict?.manifests.get('production') }
}

/** The area of each widget in a value. */
const areasOfWidgets = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"widget":"([^/"]+)\//g)].map(([, area = '']) => area)

/** A region with a block of the area `info`. */
const main = { order: ['text'], blocks: { text: { widget: 'info/markdown-page', props: { page: 'about-us' } } } }
const ownHome = { routes: { home: { regions: { main } } } }

test('a brand without the areas of money and games has no issue, and no widget, host or guard of these areas', async () => {
  const { issues, manifest } = await validate({ areas: ['account', 'info'], ...ownHome })
  expect(issues).toEqual([])
  expect([...new Set(areasOfWidgets(manifest))].toSorted()).toEqual(['account', 'info', 'language', 'layout'])
  expect(Object.keys(manifest ?? {})).not.toEqual(expect.arrayContaining(['games']))
  expect(manifest).not.toHaveProperty('deposit')
  expect(manifest?.hosts).toMatchObject({ game: [], payment: [] })
  const guards = Object.values(manifest?.routes ?? {}).flatMap((route) => route.guards)
  expect(guards).not.toContain('category')
})

test('without the area `wallet`, a brand can still set `pages.login`', async () => {
  const { issues, manifest } = await validate({ areas: ['account', 'info'], pages: { login: true }, ...ownHome })
  expect(issues).toEqual([])
  expect(manifest?.pages).toMatchObject({ login: true, deposit: false })
  expect(product.settings).not.toHaveProperty('pages')
})

test('no menu leads to a page of a left-out area', async () => {
  const { issues, manifest } = await validate({ areas: ['info'], ...ownHome })
  expect(issues).toEqual([])
  const routes = Object.keys(manifest?.routes ?? {})
  const entries = Object.values(manifest?.navigation ?? {}).flatMap(({ order, items }) => {
    expect(order.filter((id) => !Object.hasOwn(items, id))).toEqual([])
    return Object.values(items)
  })
  const led = entries.flatMap(({ route }) => route ?? [])
  expect(led).toContain('faq')
  expect(led.filter((route) => !routes.includes(route))).toEqual([])
})

test('if the inherited list lacks an area, the issue suggests a whole list for the brand', async () => {
  const withoutBlog = JSON.parse(base['manifest.json'] ?? '') as { areas: string[] }
  withoutBlog.areas = withoutBlog.areas.filter((name) => name !== 'blog')
  const main = { order: ['posts'], blocks: { posts: { widget: 'blog/article-list' } } }
  const own = { merchant: { id: 'acme', name: 'Acme' }, routes: { home: { regions: { main } } } }
  const acme = { ...smallBrand, 'manifest.json': JSON.stringify(own) }
  const source = createMemorySource({ base: { ...base, 'manifest.json': JSON.stringify(withoutBlog) }, acme })
  const [issue] = (await validateMerchants(source, ['acme'], product))[0]?.issues ?? []
  expect(issue?.code).toBe('area-not-chosen')
  expect(issue?.suggestion).toContain(`so name all areas: "areas": ["account", `)
  const [, list = ''] = /"areas": (\[.*\])\.$/.exec(issue?.suggestion ?? '') ?? []
  expect(JSON.parse(list)).toEqual([...withoutBlog.areas, 'blog'])
  const [ofOwnList] = (await validate({ areas: ['account'], ...own })).issues
  expect(ofOwnList).toMatchObject({ code: 'area-not-chosen' })
  expect(ofOwnList?.suggestion).toBeUndefined()
})

test('a brand can leave out any optional area, together with the areas that need it', async () => {
  const { areas } = product
  for (const name of Object.keys(areas)) {
    if (areas[name]?.always) continue
    const needs = (one: string): boolean => one === name || (areas[one]?.requires ?? []).some(needs)
    const rest = Object.keys(areas).filter((one) => !areas[one]?.always && !needs(one))
    const { issues } = await validate({ areas: rest })
    expect(issues, `without ${name}`).toEqual([])
  }
})

import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanHtml } from '../../app/host/clean-html.ts'
import { createServerReader } from '../../app/host/server-reader.ts'
import { buildSiteData } from '../../app/host/build-site-data.ts'
import { loadSandboxParts } from '../../app/sandbox-parts.ts'
import { renderPage } from '../../app/server/entry-server.tsx'
import { createLocalCache, createMemoryStore } from '../../runtime/api/local-cache.ts'
import { createMemorySource, validateMerchants, resolveManifest } from '../../runtime/manifest/index.ts'
import { createSandbox } from '../../sandbox/index.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'
import { htmlOf } from '../support/html-of.ts'

const base = brandFiles('base')
const host = 'acme.localhost'
const sandbox = createSandbox({
  database: ':memory:',
  parts: await loadSandboxParts(),
  merchants: [
    { id: 'acme', name: 'Acme', hosts: [host], data: JSON.parse(String(base['sandbox.json'])) as SandboxData },
  ],
})
afterAll(() => sandbox.close())

/** The sandbox's response, in which each game has the given category instead of its own. */
async function withCategory(response: Response, category: string): Promise<Response> {
  const text = gunzipSync(await response.arrayBuffer()).toString()
  return new Response(gzipSync(text.replaceAll(/"category":\s*"\w+"/g, `"category":${JSON.stringify(category)}`)))
}

/**
 * The page of a brand, as the host renders it. The brand consists of these files over base.
 *
 * @param category the category of all games. By default, each game keeps its own category
 */
async function pageOf(
  manifest: object,
  path: string,
  messages: Readonly<Record<string, string>> = {},
  category?: string,
) {
  const acme = {
    ...smallBrand,
    'manifest.json': JSON.stringify({ merchant: { id: 'acme', name: 'Acme' }, ...manifest }),
    ...messages,
  }
  const source = createMemorySource({ base, acme })
  const [verdict] = await validateMerchants(source, ['acme'])
  expect(verdict?.issues).toEqual([])
  const resolved = verdict && (await resolveManifest(verdict, 'development'))
  if (!resolved) throw new Error('The brand does not resolve.')
  const site = buildSiteData(resolved, 'en-th')
  const request = { path: `/en-th${path}`, device: 'mobile' as const, country: 'TH', now: Date.now() }
  const reader = createServerReader(
    { resolved, site, request, host },
    {
      backend: async (call) => {
        const response = await sandbox.fetch(call)
        return category !== undefined && call.url.endsWith('.gz') ? withCategory(response, category) : response
      },
      readFile: () => undefined,
      configCache: createLocalCache(createMemoryStore(), Date.now),
    },
  )
  const page = await renderPage(site, request, { reader, sanitize: (html) => cleanHtml(html, []) })
  return { ...page, html: htmlOf(page) }
}

const fresh = {
  games: { sections: { fresh: { category: 'all_games', tag: 'new' } } },
  routes: {
    fresh: {
      path: '/fresh',
      enabled: true,
      layout: 'default',
      guards: ['category'],
      pageKey: 'fresh',
      title: 'routes.fresh.title',
      regions: {
        main: { order: ['lobby'], blocks: { lobby: { widget: 'games/lobby', props: { section: 'fresh' } } } },
      },
    },
  },
}

test('[GAM-13] a brand adds a section of its own by JSON alone', async () => {
  const { match, html } = await pageOf(fresh, '/fresh', {
    'messages/en.json': '{"routes.fresh.title":"Fresh games"}',
    'messages/th.json': '{"routes.fresh.title":"เกมใหม่"}',
  })
  expect(match?.id).toBe('fresh')
  expect(html).toMatch(/<h1[^>]*>Fresh games<\/h1>/)
  expect(html.match(/data-game="/g)).toHaveLength(24)
})

describe('a page with a condition', () => {
  const faq = (when: object) => ({ routes: { faq: { when } } })

  test('is missing for a guest who does not meet the condition', async () => {
    expect((await pageOf(faq({ session: 'member' }), '/faq')).match).toBeUndefined()
    expect((await pageOf(faq({ from: '2199-01-01T00:00:00Z' }), '/faq')).match).toBeUndefined()
  })

  test('leaves the device class to the browser, because a cache contains one page for all device classes', async () => {
    const { match, html } = await pageOf(faq({ device: 'desktop' }), '/faq')
    expect(match?.id).toBe('faq')
    expect(html).not.toContain('not-found')
    expect((await pageOf(faq({ device: 'desktop', session: 'member' }), '/faq')).match).toBeUndefined()
  })

  test('shows for a guest who meets the condition', async () => {
    expect((await pageOf(faq({ session: 'guest', device: 'mobile' }), '/faq')).match?.id).toBe('faq')
  })
})

describe('a category page', () => {
  test('[GRD-06] is missing if its section is off', async () => {
    const off = { games: { sections: { slot: { enabled: false } } } }
    const { match, html } = await pageOf(off, '/slot')
    expect(match).toBeUndefined()
    expect(html).not.toContain('data-game')
    expect((await pageOf(off, '/live')).match?.id).toBe('live')
  })

  test('[GRD-06] is missing if its category is unknown', async () => {
    expect((await pageOf({}, '/betby/nope')).match).toBeUndefined()
    expect((await pageOf({}, '/betby/esport')).match?.id).toBe('betby-category')
  })

  test.each(['slot', 'top', 'all_games'])('[GRD-06] is missing if its block does not offer %s', async (category) => {
    expect((await pageOf({}, `/betby/${category}`)).match).toBeUndefined()
  })

  test('[GRD-06] is missing if its category is off, and no tab leads to it', async () => {
    const off = { games: { sections: { esport: { enabled: false } } } }
    expect((await pageOf(off, '/esport')).match).toBeUndefined()
    expect((await pageOf(off, '/betby/esport')).match).toBeUndefined()
    const { match, html } = await pageOf(off, '/betby/live')
    expect(match?.id).toBe('betby-category')
    const tabs = /<nav[^>]*aria-label="Categories".*?<\/nav>/.exec(html)?.[0] ?? ''
    expect([...tabs.matchAll(/href="\/en-th\/betby\/(\w+)"/g)].map(([, category]) => category)).toEqual([
      'sport',
      'cockfight',
      'live',
    ])
  })

  test('[GRD-06] if its block names no categories, exists for every known category only', async () => {
    const open = {
      routes: { 'betby-category': { regions: { main: { blocks: { lobby: { props: { categories: null } } } } } } },
    }
    expect((await pageOf(open, '/betby/slot')).match?.id).toBe('betby-category')
    expect((await pageOf(open, '/betby/nope')).match).toBeUndefined()
  })
})

test('[GAM-13] /bingo and /cricket filter the games, /popular shows the top games, /casino shows all games', async () => {
  const lobbyAt = async (path: string) => {
    const { html } = await pageOf({}, path)
    return { html, count: Number(/role="status">([\d,]+) games/.exec(html)?.[1]?.replace(',', '')) }
  }
  const paths = ['/bingo', '/cricket', '/popular', '/casino']
  const [bingo, cricket, popular, casino] = await Promise.all(paths.map(lobbyAt))
  expect(bingo?.html).toMatch(/title="[^"]*Bingo/)
  expect(cricket?.html).toMatch(/title="[^"]*Cricket/)
  expect(bingo?.count).toBeLessThan(180)
  expect(cricket?.count).toBeLessThan(80)
  expect(popular?.count).toBe(72)
  expect(casino?.count).toBe(5000)
})

test.each([
  ['slot', 'Slots'],
  ['crash', undefined],
  ['', undefined],
])('[LOC-06] the page of a game of the category "%s" shows no key of a text', async (category, shown) => {
  const { html } = await pageOf({}, '/casino/jade-comet/golden-naga', {}, category)
  expect(html).toContain('<h1')
  expect(html).not.toContain('games.category.')
  expect(/<\/h1><p>([^<]*)<\/p>/.exec(html)?.[1]).toBe(shown)
})

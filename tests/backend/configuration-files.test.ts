import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadAreaHosts } from '../../app/areas/load-area-hosts.ts'
import { areasOfTree } from '../../app/areas/area-modules.ts'
import { createBackendNotices } from '../../app/host/backend-notices.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { createBrandStore } from '../../app/host/brand-store.ts'
import { createVerdicts } from '../../app/host/verdicts.ts'
import { createHost } from '../../app/host/create-host.ts'
import { guestPaths, renderPage } from '../../app/server/entry-server.tsx'
import { createLocalCache, createMemoryStore } from '../../runtime/api/local-cache.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../support/run-command.ts'
import { createMinimalBackend } from './minimal-backend.ts'

const moment = '2026-01-01 00:00:00'
const host = 'siam191.localhost'

/** The configuration files that pages load, by name, each with complete content. */
const files: Readonly<Record<string, unknown>> = {
  'seo.json': [{ language: 'en', url: '/', domain: host, title: 'A', description: 'B', keyword: 'c' }],
  'seo_extra.json': [{ language: 'en', url: '/', domain: [host], title: 'A', description: 'B', keyword: 'c' }],
  'custom_canonical.json': [
    {
      domain: [host],
      locale: 'en-th',
      canonical: `http://${host}`,
      alternate_x_default: `http://${host}`,
      alternate: [],
    },
  ],
  'footer.json': [{ language: 'en', title: 'A', domain: host, content: '<p>B</p>', display_type: 'seo' }],
  'banner.json': { 'en-th': [{ id: '1', title: 'A', img: '/a.svg', link: '/', start_date: moment, end_date: moment }] },
  'menu.json': [
    { language: 'en', title: 'A', url: '/slot', icon: 'slot', sequence: 1, placement: 'sidebar', after_login: 0 },
  ],
  'contact.json': { en: { livechat_display: 'none', email: 'a@b.example' } },
  'partnership.json': {
    THB: { display_partnership_in_member_site_menu: 1, display_partnership_in_side_bar: 1, items: [] },
  },
  'general.json': { merchant_name: 'A', currency: 'THB', community: {} },
  'version.json': { version: '1.0.0', released: moment },
  'game_version.json': { gameListVersion: '1', getProviderVersion: '1' },
}

/** Responses other than the file: an HTML page with the type of JSON, half a file, a failing server. */
const noFiles = [
  new Response('<!doctype html><p>Maintenance', { headers: { 'content-type': 'application/json' } }),
  new Response('[{"language":"en","url"', { headers: { 'content-type': 'application/json' } }),
  new Response('Internal Server Error', { status: 500 }),
]

/** The broken contents of a file: the whole file, one row, or one field of a row is wrong. */
function broken(name: string): readonly unknown[] {
  const whole = files[name]
  const rows = Array.isArray(whole) ? (whole as object[]) : undefined
  const row = rows?.[0] ?? Object.values(whole as object).find((one) => typeof one === 'object') ?? whole
  const fields = Object.keys(Object(Array.isArray(row) ? row[0] : row) as object)
  const wrongRows = [null, 7, 'x', [], {}, ...fields.map((field) => ({ ...(row as object), [field]: { evil: 1 } }))]
  const asFile = (one: unknown) => (rows ? [one, ...rows] : { ...(whole as object), THB: one, en: one, 'en-th': [one] })
  return [null, 7, 'text', [], {}, [[]], [null], { a: null }, ...wrongRows.map(asFile), ...noFiles]
}

let page: (name: string, body: unknown) => Promise<Response>
/** Opens a path over the minimal backend. All requests of this function reach the same host. */
let openOnOneHost: (path: string) => Promise<Response>
let printed: string[] = []

beforeAll(async () => {
  const folders = [join(projectRoot, 'merchants')]
  const areaHosts = await loadAreaHosts(areasOfTree(projectRoot))
  const store = createBrandStore(createVerdicts(createFileSource({ folders })), 'development', areaHosts)
  await store.refresh()
  const minimal = createMinimalBackend({ typing: 'numbers' })
  const hostOver = (backend: (request: Request) => Promise<Response>) =>
    createHost({
      brandOf: () => store.find('siam191')?.resolved,
      areaNameOf: store.areaNameOf,
      areaHosts,
      backend,
      render: renderPage,
      guestPaths,
      program: async () => ({ head: '', end: '' }),
      readFile: createBrandFileReader(folders),
      now: () => Date.parse('2026-11-21T10:00:00Z'),
      configCache: createLocalCache(createMemoryStore(), Date.now),
      notices: createBackendNotices((line) => printed.push(line), Date.now),
      isForVisitors: false,
      isSandbox: false,
    } as Parameters<typeof createHost>[0])
  const open = async (tested: ReturnType<typeof createHost>, path: string) =>
    tested.fetch(new Request(`http://${host}${path}`, { headers: { host } }))
  page = (name, body) => {
    printed = []
    const tested = hostOver(async (request) =>
      request.url.endsWith(`/${name}`)
        ? body instanceof Response
          ? body.clone()
          : Response.json(body)
        : minimal.fetch(request),
    )
    return open(tested, '/en-th')
  }
  const one = hostOver(minimal.fetch)
  openOnOneHost = (path) => open(one, path)
})

for (const name of Object.keys(files)) {
  test(`[CFG-03] [CFG-04] the page renders with each broken content of ${name}`, async () => {
    const bodies = broken(name)
    expect(bodies.length).toBeGreaterThan(12)
    for (const body of bodies) {
      const response = await page(name, body)
      const html = await response.text()
      expect(response.status, JSON.stringify(body)).toBe(200)
      expect(html, JSON.stringify(body)).toMatch(/<title>[^<]+<\/title>/)
      expect(html, JSON.stringify(body)).toContain('Jade')
    }
  })
}

test('a bad row is reported once, with the brand, the record and the field', async () => {
  await page('custom_canonical.json', [{ domain: [host], locale: 'en-th' }])
  expect(printed.filter((line) => line.includes('canonical-entry'))).toEqual([
    expect.stringMatching(/^siam191: canonical-entry \/\*\/alternate_x_default: expected a value\./),
  ])
})

test('a missing call is reported once, and pages then hide the parts that need it', async () => {
  printed = []
  await openOnOneHost('/en-th')
  const html = await (await openOnOneHost('/en-th')).text()
  await openOnOneHost('/th-th')
  expect(printed.filter((line) => line.includes('mission/get-calendar'))).toHaveLength(1)
  expect(html).toContain('data-widget="games/provider-list"')
  expect(html).not.toContain('data-widget="missions/mission-calendar"')
})

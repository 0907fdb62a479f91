import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { BannerFile, CanonicalEntry, Game, SeoEntry } from '../../schemas/generated/records.ts'
import { recordValidators } from '../../schemas/generated/record-validators.js'
import { gameListNames } from '../../widgets/games/sandbox/catalogue/game-lists.ts'
import { market, merchants, noon, openSandbox, parts, river } from './sandbox-under-test.ts'
import type { SandboxMerchant } from '../../sandbox/index.ts'
import { configFilesOf } from '../../sandbox/static/find-file.ts'

/**
 * The record type of each configuration file. If `isList` is true, the file is a list, and the type is that of an
 * entry.
 */
const records: Readonly<Record<string, readonly [record: string, isList: boolean]>> = {
  banner: ['banner-file', false],
  contact: ['contact-file', false],
  custom_canonical: ['canonical-entry', true],
  footer: ['footer-entry', true],
  game_version: ['game-version-file', false],
  general: ['general-settings', false],
  menu: ['menu-entry', true],
  partnership: ['partnership-file', false],
  push_trackers: ['push-tracker', true],
  seo: ['seo-entry', true],
  seo_extra: ['seo-entry', true],
  tracker_config: ['tracker-entry', true],
  version: ['version-file', false],
}

const names = [...configFilesOf({ parts }, merchants[0] as SandboxMerchant).keys()].sort()

test('`records` has a record type for every configuration file', () => {
  expect(names).toEqual(Object.keys(records).sort())
})

test.each(names.flatMap((name) => [river, market].map((host) => ({ name, host }))))(
  '$name.json of $host fits its record type',
  async ({ name, host }) => {
    const sandbox = openSandbox()
    const response = await sandbox.browser(host).get(`/static/frontend/staging/${name}.json`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const content: unknown = await response.json()
    const [record = '', isList] = records[name] ?? []
    const validate = recordValidators[record]
    expect(Array.isArray(content)).toBe(isList)
    for (const entry of isList ? (content as unknown[]) : [content]) {
      expect(validate?.(entry), JSON.stringify(validate?.errors)).toBe(true)
    }
  },
)

test('the canonical list is at the path of the specification, for both environments', async () => {
  const sandbox = openSandbox()
  for (const environment of ['production', 'staging']) {
    const response = await sandbox.browser().get(`/static/frontend/${environment}/custom_canonical.json`)
    const entries = (await response.json()) as CanonicalEntry[]
    expect(entries.map(({ locale, canonical }) => [locale, canonical])).toEqual([
      ['en-th', 'http://river.localhost/en-th'],
      ['th-th', 'http://river.localhost/th-th'],
    ])
  }
})

test('SEO entries have a language, a path without prefix and the domains of the brand', async () => {
  const sandbox = openSandbox()
  const entries = (await (await sandbox.browser().get('/static/frontend/production/seo.json')).json()) as SeoEntry[]
  expect(entries[0]).toMatchObject({ language: 'en', url: '/', domain: [river, 'river.example'] })
})

test('each locale has three current banners, a past banner and an upcoming banner', async () => {
  const sandbox = openSandbox()
  const file = (await (await sandbox.browser().get('/static/frontend/staging/banner.json')).json()) as BannerFile
  const time = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
  for (const locale of ['en-th', 'th-th']) {
    const states = file[locale]?.map(({ start_date, end_date }) =>
      time(end_date) <= noon ? 'over' : time(start_date) > noon ? 'to come' : 'running',
    )
    expect(states).toEqual(['running', 'running', 'running', 'over', 'to come'])
  }
})

test('[GAM-01] every list is gzip without content-encoding, and its rows are games', async () => {
  const sandbox = openSandbox()
  for (const name of gameListNames) {
    const response = await sandbox.browser().get(`/static/games/THB/${name}.json.gz`)
    expect(response.headers.get('content-type')).toBe('application/gzip')
    expect(response.headers.get('content-encoding')).toBeNull()
    const games = JSON.parse(gunzipSync(await response.bytes()).toString()) as Game[]
    expect(games.length).toBeGreaterThan(20)
    expect(games.every((game) => recordValidators.game?.(game))).toBe(true)
  }
})

test('there are 5,000 games of sixty providers, some with Thai names, and no category has a name twice', async () => {
  const sandbox = openSandbox()
  const bytes = await (await sandbox.browser().get('/static/games/THB/all_games.json.gz')).bytes()
  const games = JSON.parse(gunzipSync(bytes).toString()) as Game[]
  expect(games).toHaveLength(5000)
  expect(new Set(games.map(({ provider_id }) => provider_id)).size).toBe(60)
  expect(new Set(games.map(({ category, game_name }) => category + game_name)).size).toBe(5000)
  expect(games.filter(({ game_name }) => /[ก-๙]/.test(game_name)).length).toBeGreaterThan(400)
  expect(games.filter(({ tags }) => tags?.includes('bingo')).length).toBeGreaterThan(20)
  expect(games.filter(({ tags }) => tags?.includes('cricket')).length).toBeGreaterThan(5)
})

test.each([
  '/static/games/THB/none.json.gz',
  '/static/games/USD/slot.json.gz',
  '/static/frontend/live/seo.json',
  '/static/frontend/staging/secret.json',
  '/static/art/providers/none.svg',
  '/static/art/banners/..%2f.svg',
])('%s is not found', async (path) => {
  const sandbox = openSandbox()
  expect((await sandbox.browser().get(path)).status).toBe(404)
})

test('the response for an unchanged file is 304', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const first = await browser.get('/static/frontend/staging/menu.json')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  const second = await browser.get('/static/frontend/staging/menu.json', { 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('contacts are per language, or per member group if the brand sets it', async () => {
  const sandbox = openSandbox()
  const contact = async (host: string) =>
    (await sandbox.browser(host).get('/static/frontend/staging/contact.json')).json()
  expect(Object.keys((await contact(river)) as object)).toEqual(['en', 'th'])
  expect(Object.keys((await contact(market)) as object)).toEqual(['member_group_0', 'member_group_1', 'member_group_2'])
})

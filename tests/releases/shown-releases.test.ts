import { afterEach, describe, expect, test } from 'vitest'
import {
  readHead,
  shareCanary,
  type ReleaseStore,
  StoreFailure,
  cancelledBy,
  cancelReleases,
} from '../../app/releases/index.ts'
import { brandNotices } from '../../app/host/brand-notices.ts'
import { createMemoryStore } from './memory-store.ts'
import { changed, filesOfBrand, openReleaseHost, publishFiles } from './open-release-host.ts'
import { storeKinds } from './stores.ts'

const siam = await filesOfBrand('siam191')
const gold = '#e3b85f'
const jade = '#5fe3a1'
const recoloured = new Map([
  ...changed(siam, 'tokens.json', gold, jade),
  ['assets/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')] as const,
  ['content/en/faq.md', Buffer.from('# The text of the canary')] as const,
])

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

type Open = Awaited<ReturnType<typeof openReleaseHost>>

async function start(store: ReleaseStore, clock: { now: number }, folder?: string): Promise<Open> {
  const open = await openReleaseHost(store, folder, () => clock.now)
  await open.refresh()
  return open
}

/** The colour that a page of a host shows. */
async function colourOf({ ask }: Open, path = '/en-th'): Promise<string | undefined> {
  const html = await (await ask(path)).text()
  return [gold, jade].find((colour) => html.includes(colour))
}

async function decide(store: ReleaseStore, share: number | 'cancelled'): Promise<void> {
  const head = await readHead(store, 'siam191', 'development', 1)
  if (!head) throw new Error('Nothing is published.')
  const decision = { merchant: 'siam191', environment: 'development', by: 'a test', at: 1 } as const
  const done =
    share === 'cancelled'
      ? await cancelReleases(store, decision, head, cancelledBy(head, undefined))
      : await shareCanary(store, decision, head, share)
  expect(done).toBe(true)
}

describe.each(Object.entries(storeKinds))('a host over a store of the kind %s', (_kind, openStore) => {
  test('[OPS-01] [OPS-02] takes over a scheduled release at its time, without a restart', async () => {
    const { store, again, close } = await openStore()
    ends.push(close)
    const clock = { now: 1 }
    await publishFiles(store, 'siam191', siam)
    await publishFiles(store, 'siam191', recoloured, { from: 60_000 })
    const open = await start(again(), clock)
    expect(await colourOf(open)).toBe(gold)
    clock.now = 59_999
    expect(await open.refresh()).toEqual([])
    expect(await colourOf(open)).toBe(gold)
    clock.now = 60_000
    expect(await open.refresh()).toEqual(['siam191'])
    expect(await colourOf(open)).toBe(jade)
    expect(await open.refresh()).toEqual([])
    expect(await colourOf(await start(again(), clock))).toBe(jade)
  })

  test('[OPS-01] shows a canary at the canary’s own paths, and writes the canary’s share into the pages of the release in service', async () => {
    const { store, again, close } = await openStore()
    ends.push(close)
    await publishFiles(store, 'siam191', siam)
    const open = await start(again(), { now: 1 })
    expect(await (await open.ask('/en-th')).text()).not.toContain('data-canary')
    await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
    expect(await open.refresh()).toEqual(['siam191'])
    expect(await (await open.ask('/en-th')).text()).toContain(' data-canary="0.1 /_livery/release/2"')
    expect(await colourOf(open)).toBe(gold)
    expect(await colourOf(open, '/_livery/release/2/en-th')).toBe(jade)
    await decide(store, 0.25)
    expect(await open.refresh()).toEqual(['siam191'])
    expect(await (await open.ask('/en-th')).text()).toContain(' data-canary="0.25 /_livery/release/2"')
    await decide(store, 1)
    expect(await open.refresh()).toEqual(['siam191'])
    expect(await colourOf(open)).toBe(jade)
    expect(await (await open.ask('/en-th')).text()).not.toContain('data-canary')
  })
})

test('[OPS-01] the page of a canary refers only to files of the canary, and each release has its own files', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
  const { ask } = await start(store, { now: 1 })
  const html = await (await ask('/_livery/release/2/en-th')).text()
  const own = [...html.matchAll(/["'(](\/_livery\/(?!build|fonts|link-pictures)[^"')]*[^"')/])["')]/g)].map(
    ([, address]) => address ?? '',
  )
  const files = own.filter((address) => /\/(?:assets|content|site)\//.test(address))
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((address) => !address.startsWith('/_livery/release/2/'))).toEqual([])
  for (const address of new Set(files)) expect((await ask(address)).status, address).toBe(200)
  const logo = '/_livery/assets/logo.svg'
  expect(await (await ask(`/_livery/release/2${logo}`)).text()).toBe(String(recoloured.get('assets/logo.svg')))
  expect(await (await ask(logo)).text()).toBe(Buffer.from(siam.get('assets/logo.svg') ?? []).toString())
  const faq = '/_livery/content/en-th/faq'
  expect(await (await ask(`/_livery/release/2${faq}`)).text()).toContain('The text of the canary')
  expect(await (await ask(faq)).text()).not.toContain('The text of the canary')
})

test('[OPS-03] every cache may store the pages of both releases, each under its own address', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
  const { ask } = await start(store, { now: 1 })
  for (const path of ['/en-th', '/_livery/release/2/en-th']) {
    const { headers } = await ask(path, { headers: { cookie: 'canary=0', 'user-agent': 'iPhone' } })
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=1/)
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('surrogate-key')).toBe('livery-development-siam191')
  }
  expect(await (await ask('/_livery/release/2/en-th')).text()).toContain(
    'rel="canonical" href="http://siam191.localhost/en-th"',
  )
})

test.each([
  ['that has ended', '/_livery/release/2/en-th', 'cancelled'],
  ['that never existed', '/_livery/release/9/en-th', 0.1],
] as const)(
  '[OPS-01] at the path of a canary %s, visitors get the release in service, and no cache stores the page',
  async (_title, path, share) => {
    const store = createMemoryStore()
    await publishFiles(store, 'siam191', siam)
    await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
    const open = await start(store, { now: 1 })
    await decide(store, share)
    await open.refresh()
    expect(await colourOf(open, path)).toBe(gold)
    expect((await open.ask(path)).headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each([
  ['GET', '/_livery/release/2/api/index/auth'],
  ['GET', '/_livery/release/2/static/seo.json'],
  ['GET', '/_livery/release/2/_livery/release/2/en-th'],
  ['POST', '/_livery/release/2/en-th'],
])('[OPS-01] %s %s is not a page of a canary', async (method, path) => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
  const { ask } = await start(store, { now: 1 })
  expect((await ask(path, { method })).status).toBe(404)
})

test('[OPS-02] no visitor sees a damaged canary, and the release in service remains', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  const broken = changed(siam, 'tokens.json', '"palette"', '"pallette"')
  await publishFiles(store, 'siam191', broken, { share: 0.5 })
  const open = await start(store, { now: 1 })
  expect(await (await open.ask('/en-th')).text()).not.toContain('data-canary')
  expect(await colourOf(open, '/_livery/release/2/en-th')).toBe(gold)
  expect(open.store.find('siam191')?.issues).toEqual([])
  expect(open.canaries.broken()[0]?.issues[0]).toMatchObject({ code: 'unknown-key', file: 'siam191@2/tokens.json' })
})

test('[OPS-01] a brand’s notices contain its release in service, and its canary with the share of the visitors', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  const open = await start(store, { now: 1 })
  const notices = async () => brandNotices(open.store, await open.refresh(), open.releasesOf)
  await publishFiles(store, 'siam191', recoloured, { share: 0.125 })
  expect(await notices()).toEqual(['  siam191  shows release 1, and its canary 2 to 12.5% of the visitors'])
  await decide(store, 'cancelled')
  expect(await notices()).toEqual(['  siam191  shows release 1'])
  await publishFiles(store, 'siam191', changed(siam, 'tokens.json', '"palette"', '"pallette"'), { share: 0.5 })
  expect(await notices()).toEqual(['  siam191  shows release 1'])
  await decide(store, 'cancelled')
  await publishFiles(store, 'siam191', recoloured)
  expect(await notices()).toEqual(['  siam191  shows release 4'])
})

test('[OPS-02] if a damaged canary replaces a withdrawn one, no visitor sees the withdrawn canary', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
  const open = await start(store, { now: 1 })
  expect(await colourOf(open, '/_livery/release/2/en-th')).toBe(jade)
  // Between two reads of the store, one canary replaces the other.
  await decide(store, 'cancelled')
  await publishFiles(store, 'siam191', changed(siam, 'tokens.json', '"palette"', '"pallette"'), { share: 0.5 })
  expect(await open.refresh()).toEqual(['siam191'])
  expect(await (await open.ask('/en-th')).text()).not.toContain('data-canary')
  expect(await colourOf(open, '/_livery/release/3/en-th')).toBe(gold)
  expect(open.canaries.broken()[0]?.issues[0]).toMatchObject({ code: 'unknown-key', file: 'siam191@3/tokens.json' })
})

test('[OPS-02] if a file of a canary is missing, the issue says how to replace the canary', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { share: 0.5 })
  const canary = (await readHead(store, 'siam191', 'development'))?.pointer.canary?.release
  const readObject = async (key: string) => (key.endsWith(`/${canary}`) ? undefined : store.readObject(key))
  const open = await start({ ...store, readObject }, { now: 1 })
  expect(await colourOf(open)).toBe(gold)
  expect(open.canaries.broken()[0]?.issues[0]?.message).toMatch(
    /^Hosts cannot use the canary of this brand: its file .* is missing\. .* Cancel the canary, and publish it again\.$/,
  )
})

test('[OPS-02] the files of the release in service remain readable after several canaries', async () => {
  const store = createMemoryStore()
  await publishFiles(store, 'siam191', siam)
  const open = await start(store, { now: 1 })
  for (let canary = 0; canary < 4; canary += 1) {
    await publishFiles(store, 'siam191', recoloured, { share: 0.1 })
    await open.refresh()
    await decide(store, 'cancelled')
    await open.refresh()
  }
  const logo = await open.ask('/_livery/assets/logo.svg')
  expect([logo.status, await logo.text()]).toEqual([200, Buffer.from(siam.get('assets/logo.svg') ?? []).toString()])
})

test('[OPS-02] a scheduled release goes into service while the store does not respond', async () => {
  const store = createMemoryStore()
  let isAway = false
  const sometimes = new Proxy(store, {
    get: (target, name: keyof ReleaseStore) =>
      isAway && name !== 'address' ? () => Promise.reject(new StoreFailure('away')) : target[name],
  })
  await publishFiles(store, 'siam191', siam)
  await publishFiles(store, 'siam191', recoloured, { from: 60_000 })
  const clock = { now: 1 }
  const open = await start(sometimes, clock)
  isAway = true
  clock.now = 60_000
  expect(await open.refresh()).toEqual(['siam191'])
  expect(await colourOf(open)).toBe(jade)
  expect(await colourOf(await start(sometimes, clock, open.folder))).toBe(jade)
})

test('[OPS-02] if the store cannot send a scheduled release at first, the host copies the release later', async () => {
  const store = createMemoryStore()
  let fails: (name: string | symbol) => boolean = () => false
  const sometimes = new Proxy(store, {
    get: (target, name: keyof ReleaseStore) =>
      fails(name) ? () => Promise.reject(new StoreFailure('away')) : target[name],
  })
  await publishFiles(store, 'siam191', siam)
  const clock = { now: 1 }
  const open = await start(sometimes, clock)
  await publishFiles(store, 'siam191', recoloured, { from: 60_000 })
  fails = (name) => name === 'readObject'
  await open.refresh()
  fails = () => false
  await open.refresh()
  fails = (name) => name !== 'address'
  clock.now = 60_000
  expect(await open.refresh()).toEqual(['siam191'])
  expect(await colourOf(open)).toBe(jade)
})

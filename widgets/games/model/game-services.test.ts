// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Site } from '../../../runtime/widget-api/site.ts'
import type { Game } from '../../../schemas/generated/records.ts'
import { gameServicesOf } from './game-services.ts'
import { readStoredGame, storeGame } from './return-to-game.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const naga = {
  game_id: 'g1',
  provider_id: '101',
  provider_name: 'jade',
  game_name: 'Naga',
  currency: 'THB',
  category: 'slot',
} as Game

const respond = async (endpoint: string): Promise<unknown> => ({
  status: endpoint === 'game/get-wallet',
  data: [wallet('main'), wallet('bonus')],
})

interface TestSession {
  readonly known: boolean
  readonly loggedIn: boolean
  readonly member: { readonly uid: string; readonly username: string } | undefined
  readonly parts: { readonly games: object }
  readonly epoch: number
  readonly arrival?: { readonly path: string; readonly locales?: object } | undefined
}

/**
 * The games' services of a page on which this member is logged in. `session` is the store of the session, and `visited`
 * has the paths to which the site has navigated.
 *
 * @param launch how the brand opens games
 */
function openServices(
  member: { uid: string; username: string },
  call = respond,
  launch: 'window' | 'frame' = 'window',
) {
  const session = createStore<TestSession>(() => ({
    known: true,
    loggedIn: true,
    member,
    parts: { games: {} },
    epoch: 1,
  }))
  const visited: string[] = []
  const refresh = vi.fn<() => void>()
  const site = {
    data: {
      environment: 'production',
      merchant: { id: 'acme' },
      locale: 'en-th',
      locales: [{ code: 'en-th' }, { code: 'en-ph' }],
      routes: launch === 'frame' ? { 'play-game': { enabled: true, path: '/play/{play}' } } : {},
      settings: { hosts: { image: [] }, games: { launch } },
    },
    session: { store: session, call, refresh },
    request: { now: 0 },
    reader: { locale: 'en-th' },
    navigate: (path: string) => visited.push(path),
  } as unknown as Site
  const queryClient = new QueryClient()
  const services = gameServicesOf(site, queryClient)
  services.takeData(site.data)
  /** The services after a change of the site's features. */
  const withFeatures = (features: object) =>
    gameServicesOf({ ...site, data: { ...site.data, features } } as unknown as Site, queryClient)
  return { ...services, data: site.data, session, visited, withFeatures, refresh }
}

const wallet = (id: string) => ({ wallet_id: id, name: id, amount: '12480.50' })

/** The shelf of a page on which this member is logged in. */
const openPage = (member: { uid: string; username: string }) => openServices(member).shelf

test('[STA-06] the shelf is the same after a reload, if the backend sends the uid only with the login', () => {
  openPage({ uid: 'u-1', username: '660812345678' }).played(naga)
  const { recent } = openPage({ uid: '660812345678', username: '660812345678' }).store.getState()
  expect(recent.map(({ game_name: name }) => name)).toEqual(['Naga'])
  expect(Object.keys(localStorage).join()).not.toContain('0812345678')
})

test('[STA-06] a page also reads a shelf that is stored under the uid', () => {
  localStorage.setItem('livery:production:acme:games:u-1', JSON.stringify({ favourites: [naga] }))
  const { favourites } = openPage({ uid: 'u-1', username: '660812345678' }).store.getState()
  expect(favourites.map(({ game_name: name }) => name)).toEqual(['Naga'])
})

test('[STA-06] a page shows the favourites that another tab has added', () => {
  const shelf = openPage({ uid: 'u-1', username: '660812345678' })
  shelf.played(naga)
  const key = localStorage.key(0) ?? ''
  localStorage.setItem(key, JSON.stringify({ favourites: [naga] }))
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(shelf.store.getState().favourites.map(({ game_name: name }) => name)).toEqual(['Naga'])
})

test('[GAM-08] the next member does not see the wallets of the previous member', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('open', () => null)
  const { launcher, session } = openServices({ uid: 'u-1', username: '660812345678' })
  launcher.play(naga)
  await vi.waitFor(() => expect(launcher.store.getState().step).toBe('wallet'))
  session.setState({ member: { uid: 'u-2', username: '660810000001' }, epoch: 2 })
  expect(launcher.store.getState()).toEqual({ step: 'idle' })
})

test('[GAM-06] without a play page, an installed app refuses an HTML game', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { launcher } = openServices({ uid: 'u-1', username: '660812345678' }, async (endpoint) => ({
    status: true,
    data: endpoint === 'game/login-game' ? { type: 'html', data: '<canvas></canvas>' } : [wallet('main')],
  }))
  launcher.play(naga)
  await vi.waitFor(() => expect(launcher.store.getState()).toMatchObject({ error: { reason: 'refused' } }))
})

test('[GAM-05] [GAM-06] a game in a frame opens after the page has taken the member to the destination of the login', async () => {
  const member = { uid: 'u-1', username: '660812345678' }
  const { launcher, session, visited } = openServices(member, respond, 'frame')
  session.setState({ loggedIn: false, member: undefined, epoch: 2 })
  launcher.play(naga)
  session.setState({ loggedIn: true, member, epoch: 3, arrival: { path: '/en-th/slot' } })
  const replaced = visited.length
  session.setState({ arrival: undefined })
  visited.push('/en-th/slot')
  await Promise.resolve()
  expect(replaced).toBe(0)
  expect(visited).toEqual(['/en-th/slot', expect.stringMatching(/^\/en-th\/play\//)])
})

test.each([
  ['with pages for games leads to the page of the game', true, '/en-ph/casino/jade/naga'],
  ['without pages for games leads to the page of the login', false, '/en-ph/slot'],
])(
  '[GAM-05] [LOC-05] after a login by a member of another country, a brand %s, and opens no window',
  (_what, hasPages, path) => {
    const opened: unknown[] = []
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('open', (...given: unknown[]) => opened.push(given))
    const member = { uid: 'u-1', username: '660812345678' }
    const { launcher, session, data, takeData } = openServices(member)
    const page = { enabled: true, path: '/casino/{provider}/{play}' }
    takeData({ ...data, routes: hasPages ? { 'casino-play': page } : {} } as unknown as Site['data'])
    session.setState({ loggedIn: false, member: undefined, epoch: 2 })
    launcher.play(naga)
    const locales = { shown: 'en-ph', chosen: 'en-ph' }
    session.setState({ loggedIn: true, member, epoch: 3, arrival: { path: '/en-ph/slot', locales } })
    expect(session.getState().arrival).toEqual({ path, locales })
    expect(opened).toEqual([])
  },
)

test('[GAM-08] a change of the features does not end the choice of a wallet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('open', () => null)
  const { launcher, withFeatures } = openServices({ uid: 'u-1', username: '660812345678' })
  launcher.play(naga)
  await vi.waitFor(() => expect(launcher.store.getState().step).toBe('wallet'))
  const { launcher: after } = withFeatures({ wheel: true })
  expect(after.store.getState()).toMatchObject({ step: 'wallet', game: naga })
})

test('[GAM-06] a launch uses the settings that a save in the preview has changed', () => {
  const { launcher, data, takeData, visited } = openServices({ uid: 'u-1', username: '660812345678' })
  takeData({
    ...data,
    routes: { 'play-game': { enabled: true, path: '/play/{play}' } },
    settings: { ...data.settings, games: { launch: 'frame' } },
  } as unknown as Site['data'])
  launcher.play(naga)
  expect(visited).toEqual([expect.stringMatching(/^\/en-th\/play\//)])
})

test('[GAM-10] if the backend sends no token, another launch of a stored game in a frame is not a return', () => {
  const { launcher, visited } = openServices({ uid: 'u-1', username: '660812345678' }, respond, 'frame')
  storeGame({ provider_id: '101', game_id: 'g1' })
  launcher.play(naga)
  expect(visited).toHaveLength(1)
  expect(readStoredGame()).toBeUndefined()
})

test('the page fetches the balance again when a player returns to it from a game', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('open', () => ({ closed: false, close: () => {}, focus: () => {} }))
  const { launcher, refresh, session } = openServices({ uid: 'u-1', username: '660812345678' }, async (endpoint) => ({
    status: true,
    data: endpoint === 'game/login-game' ? { type: 'html', data: '<canvas></canvas>' } : [wallet('main')],
  }))
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  show()
  expect(refresh).not.toHaveBeenCalled()
  launcher.play(naga)
  await vi.waitFor(() => expect(launcher.store.getState().step).toBe('idle'))
  show()
  expect(refresh).toHaveBeenCalledTimes(1)
  session.setState({ loggedIn: false, epoch: 2 })
  show()
  expect(refresh).toHaveBeenCalledTimes(1)
})

// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Site } from '../../../runtime/widget-api/site.ts'
import type { Game } from '../../../schemas/generated/records.ts'
import { gameServicesOf } from './game-services.ts'

afterEach(() => {
  localStorage.clear()
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

/** The games' services of a page on which this member is logged in, with the store of the session. */
function openServices(member: { uid: string; username: string }, call = respond) {
  const session = createStore(() => ({ known: true, loggedIn: true, member, parts: { games: {} }, epoch: 1 }))
  const site = {
    data: {
      environment: 'production',
      merchant: { id: 'acme' },
      locales: [],
      routes: {},
      settings: { hosts: { image: [] }, games: { launch: 'window' } },
    },
    session: { store: session, call },
    request: { now: 0 },
    reader: { locale: 'th-th' },
  } as unknown as Site
  const services = gameServicesOf(site, new QueryClient())
  services.start()
  return { ...services, session }
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

test('[STA-06] a shelf that was stored under the uid is read', () => {
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

test('[GAM-08] the next member does not see the wallets of the member before', async () => {
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

// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Site } from '../../../runtime/widget-api/site.ts'
import type { Game } from '../../../schemas/generated/records.ts'
import { gameServicesOf } from './game-services.ts'

afterEach(() => localStorage.clear())

const naga = { game_id: 'g1', provider_id: '101', game_name: 'Naga', currency: 'THB', category: 'slot' } as Game

/** The games' services of one page, whose session names this member. */
function openPage(member: { uid: string; username: string }) {
  const store = createStore(() => ({ known: true, loggedIn: true, member, parts: {} }))
  const site = {
    data: { environment: 'production', merchant: { id: 'acme' }, locales: [], settings: { hosts: { image: [] } } },
    session: { store },
    reader: { locale: 'th-th' },
  } as unknown as Site
  const services = gameServicesOf(site, new QueryClient())
  services.start()
  return services.shelf
}

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

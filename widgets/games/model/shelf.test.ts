import { expect, test } from 'vitest'
import type { Game } from '../../../schemas/generated/records.ts'
import { createShelf, favouritesLimit, recentLimit } from './shelf.ts'

const game = (number: number): Game => ({
  game_id: `g${number}`,
  provider_id: '101',
  provider_name: 'jade-comet',
  provider_fullname: 'Jade Comet',
  game_name: `Game ${number}`,
  currency: 'THB',
  category: 'slot',
  img: '',
  maintenance: 0,
})

function createStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

test('[STA-06] the next visit has recent games, favourites and the last search', () => {
  const storage = createStorage()
  const first = createShelf('x', storage)
  expect(first.store.getState().isReady).toBe(false)
  first.open('u1')
  first.played(game(1))
  first.played(game(2))
  first.played(game(1))
  first.toggleFavourite(game(3))
  first.toggleFavourite(game(4))
  first.toggleFavourite(game(3))
  first.searched('  naga ')
  const next = createShelf('x', storage)
  next.open('u1')
  expect(next.store.getState()).toEqual({
    isReady: true,
    recent: [game(1), game(2)],
    favourites: [game(4)],
    lastSearched: 'naga',
  })
})

test('[STA-06] changes before the player is known reach the player’s shelf, and no other player’s shelf', () => {
  const storage = createStorage()
  const before = createShelf('x', storage)
  before.open('u1')
  before.toggleFavourite(game(1))
  before.toggleFavourite(game(2))
  const next = createShelf('x', storage)
  next.toggleFavourite(game(1))
  next.toggleFavourite(game(3))
  next.toggleFavourite(game(4))
  next.toggleFavourite(game(4))
  next.searched('naga')
  next.open('u1')
  expect(next.store.getState()).toMatchObject({ favourites: [game(3), game(1), game(2)], lastSearched: 'naga' })
  next.open('u2')
  expect(next.store.getState()).toMatchObject({ favourites: [], lastSearched: '' })
  expect([...storage.kept.keys()]).toEqual(['x:u1'])
  const last = createShelf('x', storage)
  last.open('u1')
  expect(last.store.getState().favourites).toEqual([game(3), game(1), game(2)])
})

test('[STA-06] a tab keeps the favourites that another tab has added', () => {
  const storage = createStorage()
  const [one, other] = [createShelf('x', storage), createShelf('x', storage)]
  one.open('u1')
  other.open('u1')
  one.toggleFavourite(game(1))
  other.reload('x:u2')
  expect(other.store.getState().favourites).toEqual([])
  other.reload('x:u1')
  other.played(game(2))
  const next = createShelf('x', storage)
  next.open('u1')
  expect(next.store.getState()).toMatchObject({ favourites: [game(1)], recent: [game(2)] })
})

test('[STA-06] each player has a shelf of their own', () => {
  const storage = createStorage()
  const shelf = createShelf('x', storage)
  shelf.open('u1')
  shelf.played(game(1))
  shelf.open('u2')
  expect(shelf.store.getState().recent).toEqual([])
  shelf.open()
  expect(shelf.store.getState().recent).toEqual([])
  shelf.open('u1')
  expect(shelf.store.getState().recent).toEqual([game(1)])
})

test('the lists have a limit, and no launch token is stored', () => {
  const storage = createStorage()
  const shelf = createShelf('x', storage)
  shelf.open()
  for (let number = 0; number < 300; number += 1) {
    shelf.played({ ...game(number), utk: 'secret' })
    shelf.toggleFavourite({ ...game(number), utk: 'secret' })
  }
  expect(shelf.store.getState().recent).toHaveLength(recentLimit)
  expect(shelf.store.getState().favourites).toHaveLength(favouritesLimit)
  expect([...storage.kept.values()].join()).not.toContain('secret')
})

test.each(['{', 'null', '[]', '{"recent":[1,{"game_id":""}],"favourites":"x","lastSearched":5}'])(
  'a broken storage (%s) gives an empty shelf',
  (text) => {
    const storage = createStorage()
    storage.kept.set('x:guest', text)
    const shelf = createShelf('x', storage)
    shelf.open()
    expect(shelf.store.getState()).toEqual({ isReady: true, recent: [], favourites: [], lastSearched: '' })
  },
)

test('[STA-06] a broken shelf of a player does not hide the shelf under the player’s other key', () => {
  const storage = createStorage()
  const earlier = createShelf('x', storage)
  earlier.open('phone')
  earlier.toggleFavourite(game(1))
  storage.kept.set('x:u1', '{')
  const shelf = createShelf('x', storage)
  shelf.open('u1', 'phone')
  expect(shelf.store.getState().favourites).toEqual([game(1)])
})

test('if the storage is full, the shelf lasts until the page unloads', () => {
  const shelf = createShelf('x', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  shelf.open()
  shelf.played(game(1))
  expect(shelf.store.getState().recent).toEqual([game(1)])
})

test('a stored picture is from a host of the brand, and a stored name has no invisible characters', () => {
  const storage = createStorage()
  const kept = [
    { ...game(1), img: 'https://evil.example/1.png' },
    { ...game(2), img: 'https://cdn.example/2.png', game_name: 'Na\u202ega' },
  ]
  storage.kept.set('x:guest', JSON.stringify({ recent: kept }))
  const shelf = createShelf('x', storage, { imageHosts: ['cdn.example'] })
  shelf.open()
  const { recent } = shelf.store.getState()
  expect(recent.map(({ img, game_name: name }) => [img, name])).toEqual([
    ['', 'Game 1'],
    ['https://cdn.example/2.png', 'Naga'],
  ])
})

test('[STA-06] the shelf stores no maintenance, so a game that became a favourite during its maintenance is open later', () => {
  const storage = createStorage()
  const shelf = createShelf('x', storage)
  shelf.open()
  shelf.toggleFavourite({ ...game(1), maintenance: 1 })
  expect(shelf.store.getState().favourites).toEqual([game(1)])
  storage.kept.set('x:guest', JSON.stringify({ favourites: [{ ...game(2), maintenance: 1 }] }))
  const next = createShelf('x', storage)
  next.open()
  expect(next.store.getState().favourites).toEqual([game(2)])
})

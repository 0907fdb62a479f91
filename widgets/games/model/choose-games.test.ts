import { describe, expect, test } from 'vitest'
import type { Game } from '../../../schemas/generated/records.ts'
import area from '../area.ts'
import { isWebview } from './game-window.ts'
import { chooseGames, gameParameters, gameSlug, restrictedProviders } from './choose-games.ts'
import { checkReturn } from './return-to-game.ts'

const game = (game_id: string, provider_id: string, tags?: string[]): Game => ({
  game_id,
  provider_id,
  provider_name: `p${provider_id}`,
  provider_fullname: '',
  game_name: game_id,
  currency: 'THB',
  category: 'slot',
  img: '',
  maintenance: 0,
  ...(tags ? { tags } : {}),
})

const games = [game('a', '1', ['bingo']), game('b', '2'), game('c', '3', ['new', 'bingo'])]
const idsOf = (chosen: readonly Game[]) => chosen.map(({ game_id }) => game_id).join()
const nobody = new Set<string>()

test('[GAM-13] a section contains a whole category, or only the games of a tag or of providers', () => {
  expect(idsOf(chooseGames(games, {}, nobody))).toBe('a,b,c')
  expect(idsOf(chooseGames(games, { tag: 'bingo' }, nobody))).toBe('a,c')
  expect(idsOf(chooseGames(games, { providers: ['2', '3'] }, nobody))).toBe('b,c')
  expect(idsOf(chooseGames(games, { tag: 'bingo', providers: ['2', '3'] }, nobody))).toBe('c')
  expect(idsOf(chooseGames(games, {}, nobody, { name: 'P2' }))).toBe('b')
})

test('[GAM-03] games of providers in the restrict list are hidden', () => {
  expect(idsOf(chooseGames(games, {}, restrictedProviders('1, 3,')))).toBe('b')
  expect(restrictedProviders(undefined).size + restrictedProviders('').size).toBe(0)
})

test.each([
  ['Golden Naga', 'golden-naga'],
  ['Crimson Diamonds Hold & Spin', 'crimson-diamonds-hold-spin'],
  ['มังกรนำโชค ภาคสอง', 'มังกรนำโชค-ภาคสอง'],
  ['  --A/B?c#d ', 'a-b-c-d'],
])('[GAM-06] %j becomes %s in an address', (name, slug) => {
  expect(gameSlug(name)).toBe(slug)
})

test('[GAM-06] the address of a game’s page has the provider in lower case and the name with hyphens', () => {
  expect(gameParameters({ provider_name: 'Jade-Comet', game_name: 'Golden Naga' })).toEqual({
    provider: 'jade-comet',
    play: 'golden-naga',
  })
  expect(gameParameters({ provider_name: '../x', game_name: '..' })).toEqual({ provider: 'x', play: '' })
})

test.each([
  ['Pragmatic Play', 'pragmatic-play'],
  ['SA.Gaming', 'sa-gaming'],
  ['P&G', 'p-g'],
  ['Jade_Comet', 'jade_comet'],
])('[GAM-06] the provider %s is %s in addresses, and both names lead to its games', (provider_name, provider) => {
  const one = { ...game('a', '1'), provider_name, game_name: 'Golden Naga' }
  expect(gameParameters(one)).toEqual({ provider, play: 'golden-naga' })
  for (const name of [provider, provider_name]) {
    expect(area.parameterTests?.['known-provider']?.(name)).toBe(true)
    expect(chooseGames([...games, one], {}, nobody, { name })).toEqual([one])
  }
})

test.each(['', '..', 'a/b', '<script>', 'a'.repeat(81)])('[NAV-02] %j names no provider', (name) => {
  expect(area.parameterTests?.['known-provider']?.(name)).toBe(false)
})

describe('[GAM-10] a return to a game’s page', () => {
  const page = { provider_id: '1', game_id: 'a' }
  test.each([
    ['with the same token', { ...page, utk: 't' }, 't', 'stay'],
    ['with another login’s token', { ...page, utk: 'old' }, 't', 'log-out'],
    ['while the login has no token', { ...page, utk: 'old' }, undefined, 'log-out'],
    ['without a token', page, 't', 'home'],
    ['with an empty token', { ...page, utk: '' }, 't', 'home'],
    ['of another game', { ...page, game_id: 'b' }, 't', 'stay'],
    ['without a stored game', undefined, 't', 'stay'],
  ] as const)('%s', (_what, stored, utk, expected) => {
    expect(checkReturn(stored, page, utk)).toBe(expected)
  })
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/156 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/15.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156 Safari/537.36', false],
])('[GAM-07] %s is a webview: %s', (userAgent, expected) => {
  expect(isWebview(userAgent, false)).toBe(expected)
  expect(isWebview(userAgent, true)).toBe(true)
})

import { expect, test } from 'vitest'
import type { Game } from '../../../schemas/generated/records.ts'
import { searchGames } from './search-games.ts'

const names = [
  ['มังกรนำโชค', 'Jade Comet'],
  ['พญานาคทองคำ', 'Lotus Forge'],
  ['Golden Dragon Deluxe', 'Lotus Forge'],
  ['Midnight Candy', 'Night Jasmine'],
  ['Tuk Tuk Rush', 'Golden Naga'],
] as const

const games = names.map(
  ([game_name, provider_fullname], index): Game => ({
    game_id: `g${index}`,
    provider_id: '101',
    provider_name: '',
    provider_fullname,
    game_name,
    currency: 'THB',
    category: 'slot',
    img: '',
    maintenance: 0,
  }),
)

test.each([
  ['dragon', ['Golden Dragon Deluxe']],
  ['DRAGON golden', ['Golden Dragon Deluxe']],
  ['dargon', ['Golden Dragon Deluxe']],
  ['dragn', ['Golden Dragon Deluxe']],
  ['dragn drago', ['Golden Dragon Deluxe']],
  ['midnigt candy', ['Midnight Candy']],
  ['มังกร', ['มังกรนำโชค']],
  ['โชค', ['มังกรนำโชค']],
  ['ทองคำ', ['พญานาคทองคำ']],
  ['lotus', ['พญานาคทองคำ', 'Golden Dragon Deluxe']],
  ['naga', ['Tuk Tuk Rush']],
  ['golden', ['Golden Dragon Deluxe', 'Tuk Tuk Rush']],
  ['-golden', ['Golden Dragon Deluxe', 'Tuk Tuk Rush']],
  ['--golden', ['Golden Dragon Deluxe', 'Tuk Tuk Rush']],
  ['naga -golden', ['Tuk Tuk Rush']],
  ['-ru', ['Tuk Tuk Rush']],
  ['---', []],
  ['zzzz', []],
  ['<script>', []],
  ['.*', []],
])('[GAM-12] %s finds %j', (term, expected) => {
  expect(searchGames(games, term).map(({ game_name }) => game_name)).toEqual(expected)
})

test.each(['NFC', 'NFD'])('[GAM-12] a name with marks is found in the Unicode form %s', (form) => {
  const cafe = games.slice(0, 1).map((game) => ({ ...game, game_name: 'Café Royal'.normalize('NFC') }))
  expect(searchGames(cafe, 'café'.normalize(form))).toEqual(cafe)
})

test('[GAM-12] for a term of two words with a mistake, the best match is first', () => {
  const [game] = games
  const listed = ['Golden Palace of the Dragon King', 'Dragons Goldena', 'Golden Dragon'].map(
    (game_name): Game => ({ ...(game as Game), game_name }),
  )
  expect(searchGames(listed, 'golden dragn').map(({ game_name }) => game_name)).toEqual([
    'Golden Dragon',
    'Golden Palace of the Dragon King',
    'Dragons Goldena',
  ])
})

test('without a term all games remain in their order', () => {
  expect(searchGames(games, '  ')).toBe(games)
})

test('the search returns a list for a term of any length or kind', () => {
  for (const term of ['a'.repeat(5000), '((((', '\\', '้้้้', '🐉', "'-'"])
    expect(Array.isArray(searchGames(games, term))).toBe(true)
})

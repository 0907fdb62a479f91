import { expect, test } from 'vitest'
import { alternatingScreen } from './alternating-screen.ts'
import { type Screen, screenList } from './screen-list.ts'

const all = await screenList({})
const seen = ({ brand, locale, visitor }: Screen) => `${brand} ${locale} ${visitor}`

test('a page for guests and members appears in each brand, to a guest in English and to a member in Thai', () => {
  const screens = Array.from({ length: 6 }, (_, index) => alternatingScreen(all, 'home', index)).flat()
  expect(screens.map(seen).toSorted()).toEqual(
    ['beta191', 'mafa191', 'siam191'].flatMap((brand) => [`${brand} en-th guest`, `${brand} th-th member`]),
  )
})

test('a page for members appears in each language, always to a member', () => {
  const screens = Array.from({ length: 6 }, (_, index) => alternatingScreen(all, 'bank', index)).flat()
  expect(new Set(screens.map(({ locale }) => locale))).toEqual(new Set(['th-th', 'en-th']))
  expect(screens.map(({ visitor }) => visitor)).toEqual(Array.from({ length: 6 }, () => 'member'))
})

test('a page that only one brand has appears in that brand, and an unknown page gives no screen', () => {
  const ofOne = all.filter(({ brand, route }) => brand === 'siam191' || route !== 'bank')
  expect(alternatingScreen(ofOne, 'bank', 1).map(({ brand }) => brand)).toEqual(['siam191'])
  expect(alternatingScreen(all, 'no-such-page', 0)).toEqual([])
})

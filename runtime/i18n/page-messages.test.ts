import { expect, test } from 'vitest'
import { messagesOfPage } from './page-messages.ts'

const all = {
  'common.retry': 'Try again',
  'home.title': 'Welcome',
  'games.search': 'Search',
  'games.lobby.empty': 'No games',
  'games.history.title': 'History',
  'gamesome.other': 'Other',
  'wallet.history.title': 'History',
  error_required: 'This field is required.',
}
const allWidgets = ['games/lobby', 'games/history', 'wallet/history']

test.each([
  ['the texts that every page may need, even if it shows nothing', [], [], [], ['common.retry']],
  ['the shown texts', ['error_required'], [], [], ['common.retry', 'error_required']],
  ['the common texts of the area `games`, but none of `gamesome`', [], [], ['games'], ['common.retry', 'games.search']],
  ['the texts of its widgets, but no common texts', [], ['games/lobby'], [], ['common.retry', 'games.lobby.empty']],
  [
    'a shown text of a widget that is not on the page',
    ['wallet.history.title'],
    ['games/lobby'],
    ['games', 'wallet'],
    ['common.retry', 'games.lobby.empty', 'games.search', 'wallet.history.title'],
  ],
])('the host sends with a page %s', (_, shown, widgets, areas, ids) => {
  expect(Object.keys(messagesOfPage(all, new Set(shown), { widgets, areas }, allWidgets)).toSorted()).toEqual(ids)
})

test('for a brand with at most 50 pages, each rendering of a page gets the same object', () => {
  const texts = { ...all }
  const textsOf = (page: number) =>
    messagesOfPage(texts, new Set([`page-${page}`]), { widgets: [], areas: [] }, allWidgets)
  const first = Array.from({ length: 50 }, (_, page) => textsOf(page))
  const again = first.map((_, page) => textsOf(page))
  expect(again.filter((messages, page) => messages !== first[page])).toEqual([])
})

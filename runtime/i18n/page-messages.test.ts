import { expect, test } from 'vitest'
import { messagesOfPage, watchMessages } from './page-messages.ts'

const all = {
  'common.retry': 'Try again',
  'home.title': 'Welcome',
  'games.search': 'Search',
  'gamesome.other': 'Other',
  'wallet.history.title': 'History',
  error_required: 'This field is required.',
}

test('records the ids of all read texts', () => {
  const { messages, read } = watchMessages(all)
  expect(Object.hasOwn(messages, 'home.title') && messages['home.title']).toBe('Welcome')
  expect(Object.hasOwn(messages, 'home.none')).toBe(false)
  expect([...read]).toEqual(['home.title'])
})

test.each([
  ['what every page may say, on a page that shows nothing', [], [], ['common.retry']],
  ['what was shown', ['error_required'], [], ['common.retry', 'error_required']],
  ['the texts of an area, by its whole name', [], ['games'], ['common.retry', 'games.search']],
])('a page contains %s', (_, shown, areas, ids) => {
  expect(Object.keys(messagesOfPage(all, new Set(shown), areas)).toSorted()).toEqual(ids)
})

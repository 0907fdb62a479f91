import leven from 'leven'
import { expect, test, vi } from 'vitest'
import { suggestName } from './suggest.ts'

vi.mock('leven', { spy: true })

test.each([
  ['frsh', ['fish', 'fresh'], 'fresh'],
  ['frsh', ['fresh', 'fish'], 'fresh'],
  ['hoem', ['home', 'hotel'], 'home'],
  ['HOME', ['home'], 'home'],
  ['home.titel', ['home.title', 'home.text'], 'home.title'],
  ['routes.contact.title', ['routes.contacts.title', 'routes.about-us.title'], 'routes.contacts.title'],
  ['manifest.json.txt', ['manifest.json'], 'manifest.json'],
])('[BRD-05] the suggestion for "%s" is the most similar name of %j', (name, known, expected) => {
  expect(suggestName(name, known)).toBe(`Did you mean "${expected}"?`)
})

test.each([
  ['routes.contact-us.title', ['routes.about-us.title']],
  ['home', ['home']],
  ['lobby', ['slot']],
])('[BRD-05] there is no suggestion for "%s" among %j', (name, known) => {
  expect(suggestName(name, known)).toBeUndefined()
})

test('a suggestion compares the letters only of names with similar lengths, because a brand may have thousands of wrong names', () => {
  vi.mocked(leven).mockClear()
  const known = ['home.about-the-first-deposit', 'home', 'home.text', 'home.title']
  expect(suggestName('home.titel', known)).toBe('Did you mean "home.title"?')
  expect(leven).toHaveBeenCalledTimes(2)
})

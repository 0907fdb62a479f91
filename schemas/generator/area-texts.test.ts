import { expect, test } from 'vitest'
import { areaTexts } from './area-texts.ts'

/** Returns a function that reads the texts of the area `coffee` from one file for each language. */
function read(files: Readonly<Record<string, object>>) {
  const all = Object.entries(files).map(([language, value]) => {
    const below = `messages/${language}.json`
    return { path: `areas/coffee/${below}`, below, text: JSON.stringify(value, null, 2), value }
  })
  return () => areaTexts(all, 'en')
}

test('[LOC-06] texts are joined by language', () => {
  const files = { en: { 'coffee.open': 'Opens at {hour}' }, th: { 'coffee.open': 'เปิด {hour}' }, km: {} }
  expect(read(files)()).toEqual(files)
})

test.each([
  [
    'an open brace',
    { en: { 'coffee.open': 'Opens at {hour' } },
    'areas/coffee/messages/en.json:2:18  The text "coffee.open" has a mistake in its braces: a closing brace is missing.',
  ],
  [
    'a plural without "other"',
    { en: {}, th: { 'coffee.cups': '{count, plural, one {#}}' } },
    'areas/coffee/messages/th.json:2:18  The text "coffee.cups" has a mistake in its braces: the choice "other {text}" is missing.',
  ],
  [
    'an argument that the English text lacks',
    { en: { 'coffee.open': 'Opens at {hour}' }, th: { 'coffee.open': 'เปิด {time}' } },
    'areas/coffee/messages/th.json:2:18  The text "coffee.open" uses {time}, which the English text does not use.',
  ],
  [
    'a text that is missing in English',
    { en: {}, th: { 'coffee.open': 'เปิด' } },
    'areas/coffee/messages/th.json:2:18  The text "coffee.open" is missing in English, so English pages would show its id.',
  ],
  [
    'a number instead of a text',
    { en: { 'coffee.cups': 4 } },
    'areas/coffee/messages/en.json:2:18  The value of "coffee.cups" is the number 4, but it has to be a text in double quotes.',
  ],
])('[LOC-06] %s gives a message with its place', (_case, files, message) => {
  expect(read(files)).toThrow(message)
})

test('[LOC-06] all mistakes of an area are reported together', () => {
  const files = { en: { 'coffee.one': '{', 'coffee.two': '{}' }, th: { 'coffee.one': '{' } }
  expect(() => read(files)()).toThrow(/en\.json:2:.*\n.*en\.json:3:.*\n.*th\.json:2:/)
})

import { expect, test } from 'vitest'
import { byLanguage, languagesModule } from './compose-languages.ts'

const languages = { fallback: 'en', languages: ['en', 'km'] }

test('a map by language has the languages as keys, and requires the fallback language', () => {
  const entry = { type: 'string' }
  expect(byLanguage({ type: 'object', additionalProperties: entry }, languages)).toEqual({
    type: 'object',
    additionalProperties: entry,
    propertyNames: { enum: ['en', 'km'] },
    properties: { en: entry },
    required: ['en'],
  })
})

test('the module for the code has the same languages', () => {
  expect(languagesModule(languages)).toContain('languages: readonly string[] = ["en","km"]')
  expect(languagesModule(languages)).toContain('fallbackLanguage = "en"')
})

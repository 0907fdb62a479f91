import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { typefacesModule, typefacesOf } from './typefaces.ts'

/** The languages whose letters the project's typefaces have, by family. */
function languagesByFamily(languages: readonly string[]) {
  const module = typefacesModule(typefacesOf(dirname(import.meta.dirname)), languages)
  const table = module.slice(module.lastIndexOf(' = {') + 3)
  const typefaces = JSON.parse(table) as Readonly<Record<string, { readonly languages: readonly string[] }>>
  return Object.fromEntries(Object.entries(typefaces).map(([family, one]) => [family, one.languages]))
}

test('a typeface supports a language only if it has all letters of the language, also the letters outside of the basic subset of the script', () => {
  expect(languagesByFamily(['en', 'th', 'vi', 'pl'])).toMatchObject({
    Kanit: ['en', 'th', 'vi', 'pl'],
    'IBM Plex Sans Thai': ['en', 'th', 'pl'],
    'IBM Plex Mono': ['en', 'vi', 'pl'],
  })
})

test('a typeface that is not installed gives a message with the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-typefaces-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "@fontsource/itim-missing": "5" } }')
  expect(() => typefacesOf(folder)).toThrow(
    /^package\.json: The package @fontsource\/itim-missing has no metadata\.json\. Run npm install\.$/,
  )
})

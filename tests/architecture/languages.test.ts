import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** Code that names a language or a locale of the tree: a text, a property, or the attribute `lang`. */
const named = /['"`](?:en|th)(?:-[a-z]{2})?['"`]|\.(?:en|th)\b(?!-)(?=[\s,;)\]}[?!]|$)|lang="(?:en|th)"/

/**
 * The files that name a language, with the reason. The search ignores keys such as `en:`, because the texts of the
 * sandbox are data.
 */
const reasons: Readonly<Record<string, string>> = {
  'schemas/locale-code.ts': 'Packages of typefaces name their subsets in English.',
  'app/preview/pages/broken-page.ts': 'A page for a brand with errors: a heading and a hint in two languages.',
  'app/preview/pages/mistake-page.ts': 'A page for code with a mistake: a heading and a hint in two languages.',
  'app/preview/pages/tool-page.ts': 'The pages of the preview itself are in English by default.',
  'app/studio/share/ended-link-page.ts': 'A page without a brand: one sentence in two languages.',
  'app/studio/ui/studio-state.ts': 'The studio is in English unless the device prefers another language of the studio.',
  'cli/commands/check-backend.ts': 'The default locale of the calls to a backend, as the help says.',
  'runtime/issues/issue-language.ts': 'Issues are in English.',
  'runtime/issues/value-words.ts': 'An issue gives the code of a country as an example.',
  'runtime/manifest/check/language-names.ts': 'Issues are in English, and so are the names of languages in them.',
  'runtime/rich-html/rules.ts': 'The element `th` is a header cell of a table.',
  'sandbox/seed/seed-members.ts': 'The members that the sandbox is seeded with are data.',
  'widgets/analytics/model/vendors.ts': 'A vendor’s parameter for the name of an event is called `en`.',
  'widgets/games/host/game-pages.ts': 'A page of the host without the texts of a site: one sentence in two languages.',
  'widgets/games/host/loading-game-page.ts': 'A page of the host without the texts of a site.',
}

const files = globSync('{app,cli,runtime,sandbox,schemas,widgets,bin}/**/*.{ts,tsx,js}', { cwd: projectRoot })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|^schemas\/generated\//.test(path))
  .toSorted()

/** Comments may give examples. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('code names a language only with a reason', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((path) => named.test(withoutComments(readFileSync(join(projectRoot, path), 'utf8'))))
  expect(found).toEqual(Object.keys(reasons).toSorted())
})

test.each([
  ["chosen ?? 'th'", true],
  ['texts.en ?? {}', true],
  ["locale === 'en-th'", true],
  ['<html lang="th">', true],
  ['the-th.file', false],
  ['other.then()', false],
  ["'then'", false],
])('the code %s names a language: %s', (text, expected) => expect(named.test(text)).toBe(expected))

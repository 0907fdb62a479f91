import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** The files that may contain the path of a page in a literal, with the reasons. */
const reasons: Readonly<Record<string, string>> = {
  'runtime/issues/value-words.ts': 'An issue gives a path as an example.',
  'widgets/wallet/checks.ts': 'A pointer into the manifest.',
}

const { routes } = JSON.parse(readFileSync(join(projectRoot, 'merchants/base/manifest.json'), 'utf8')) as {
  readonly routes: Readonly<Record<string, { readonly path: string }>>
}
const words = new Set(Object.values(routes).flatMap(({ path }) => path.split('/')[1] || []))

/** The path of a page at the beginning of a literal, or after a value in a template. */
const path = new RegExp(String.raw`['"\`}]/(?:${[...words].join('|')})(?=['"\`/?#$])`)

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const files = globSync('{widgets,runtime,cli/scaffold,tests/example/areas}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|sandbox)\//.test(file))
  .toSorted()

test('[RTE-16] code names a page by its route, so that a brand can change the path', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(words.size).toBeGreaterThan(40)
  const found = files.filter((file) => path.test(withoutComments(readFileSync(join(projectRoot, file), 'utf8'))))
  expect(found).toEqual(Object.keys(reasons))
})

test.each([
  ["local('/promotions')", true],
  ['<Link to="/promotions?from=1">', true],
  ['local(`/provider/${key}`)', true],
  ['`${home}/contact-us`', true],
  ["useRoutePath('promotions')", false],
  ["call('promotions/list')", false],
  ["local('/')", false],
  ["import '../../promotions/exports.ts'", false],
])('the code %s contains the path of a page: %s', (code, expected) => expect(path.test(code)).toBe(expected))

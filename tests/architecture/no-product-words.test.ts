import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** Words of the product. Areas use them. The kernel serves any product, so it contains none of them. */
const words =
  'affiliate bank bonus casino deposit game lobby mission partnership promotion rebate referral turnover vip wallet withdraw withdrawal'.split(
    ' ',
  )

/** The kernel's folders. Tests, their support and generated files may name areas. */
const kernelFolders = ['runtime', 'app', 'cli', 'sandbox', 'schemas', 'bin']
const apart = /\.test\.tsx?$|\/testing\/|^schemas\/generated\//

/** The listed words in a text, as words, plurals or parts of a name: `gameShell`, `bank_name`, `deposits`. */
function wordsIn(text: string): readonly string[] {
  const parts = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const found = new Set(parts)
  return words.filter((word) => found.has(word) || found.has(`${word}s`) || found.has(`${word}es`))
}

const files = globSync(`{${kernelFolders.join(',')}}/**/*.{ts,tsx,js,json,css,md}`, { cwd: projectRoot })
  .filter((path) => !apart.test(path))
  .toSorted()

test('the kernel contains no word of the product', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) => {
    const some = wordsIn(`${path}\n${readFileSync(join(projectRoot, path), 'utf8')}`)
    return some.length > 0 ? [[path, some] as const] : []
  })
  expect(found).toEqual([])
})

test.each([
  ['const gameShell = 1', ['game']],
  ['a VIPLevel', ['vip']],
  ['bank_name', ['bank']],
  ['member-deposits', ['deposit']],
  ['The provider of a context submits a gamepad permission.', []],
])('in the text "%s", the search finds the product words %j', (text, expected) =>
  expect(wordsIn(text)).toEqual(expected),
)

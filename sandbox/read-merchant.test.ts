import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { merchants } from '../tests/sandbox/sandbox-under-test.ts'
import { folderOfTest } from '../tests/support/temporary-folders.ts'
import { readMerchant } from './read-merchant.ts'

test.each([
  ['acme=brand.json', ['acme.localhost']],
  ['acme=brand.json@www.acme.example,acme.example', ['www.acme.example', 'acme.example']],
])('the argument %s names the brand and its hosts', (argument, hosts) => {
  const [data] = merchants.map((one) => one.data)
  expect(readMerchant(argument, () => data)).toMatchObject({ id: 'acme', hosts })
})

test.each([
  ['text that is not JSON', '{"general"', 'SyntaxError'],
  ['an object without the data of a brand', '{}', 'is missing'],
])('the error of a file with %s names the file', (_what, content, reason) => {
  const file = join(folderOfTest(), 'sandbox.json')
  writeFileSync(file, content)
  expect(() => readMerchant(`acme=${file}`)).toThrow(new RegExp(`sandbox\\.json: .*(?:${reason})`))
})

test('the error of a missing file names the file', () => {
  expect(() => readMerchant('acme=nowhere/sandbox.json')).toThrow(/ENOENT.*nowhere\/sandbox\.json/)
})

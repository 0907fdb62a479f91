import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { isForOperator, OperatorError } from '../../runtime/errors/operator-error.ts'
import { codeFailure, importAreaFile } from './code-failure.ts'

test('the failure of a tool has neither its colours nor its stack', () => {
  const message =
    '\u001B[31m\0Unclosed block\u001B[0m\n\n  in List.module.css:10\n    at Parser.end (/srv/postcss/parse.js:1:2)'
  const failure = codeFailure(new Error(message), 'The program cannot be built:')
  expect(isForOperator(failure)).toBe(true)
  expect(String(failure)).toBe('CodeFailure: The program cannot be built:\nUnclosed block\n  in List.module.css:10')
})

test('a message for operators stays as it is', () => {
  const error = new OperatorError('The area has no name.')
  expect(codeFailure(error, 'The program cannot be built:')).toBe(error)
})

test('the failure of bundled code names no place, because nobody edits the bundle', () => {
  vi.stubEnv('LIVERY_INSTALLATION', '/srv/brands')
  onTestFinished(() => void vi.unstubAllEnvs())
  const error = new Error('There is no table.')
  error.stack = 'Error\n    at file:///srv/brands/dist/.unfinished-7/server/entry-server.js:1:2'
  expect(String(codeFailure(error, 'No build:'))).toBe('CodeFailure: No build:\nThere is no table.')
  error.stack = 'Error\n    at eval (/srv/brands/areas/gym/area.ts:3:2)'
  expect(String(codeFailure(error, 'No build:'))).toContain('  at /srv/brands/areas/gym/area.ts:3')
})

test('the failure of a module names the module, and the line of the installation that threw', async () => {
  const installation = folderOfTest()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('LIVERY_INSTALLATION', installation)
  const file = join(installation, 'part.js')
  writeFileSync(file, 'export default {}\n\nthrow new Error("There is no table.")\n')
  // Node itself loads the file, as it loads the files of an area.
  const load = createRequire(import.meta.url)
  const failure = importAreaFile(file, async () => load(file))
  await expect(failure).rejects.toThrow(`${file} cannot be loaded:\nThere is no table.\n  at ${file}:3`)
})

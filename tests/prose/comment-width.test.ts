import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** The formatter wraps code at this column, and leaves comments as they are. */
const width = 120

/** A line of a comment, except an instruction to the linter, which has to be one line. */
const comment = /^\s*(?:\*|\/\/|\/\*\*)(?!.*\b(?:oxlint|biome)-)/

test('lines with only a comment fit in the width of the code', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !/(?:^|\/)generated\//.test(path))
  expect(files.length).toBeGreaterThan(1000)
  const long = files.flatMap((path) =>
    readFileSync(join(projectRoot, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > width && comment.test(line) ? [`${path}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** The project's own files whose names match the patterns, without generated ones. */
function filesOf(...patterns: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !/(?:^|\/)generated\//.test(path))
}

/** Names of standards, which have the form of ids. */
const standards = new Set(['UTF-16'])

const idsOf = (text: string) =>
  [...text.matchAll(/\b[A-Z]{3}-\d{2}\b/g)].map(([id]) => id).filter((id) => !standards.has(id))

/** The ids at the beginning of strings in a test file: titles of tests, including titles in the rows of a table. */
const titleIds = (text: string) => [...text.matchAll(/['"`](?:\[[A-Z]{3}-\d{2}\] ?)+/g)].flatMap(([ids]) => idsOf(ids))

const document = read('docs/requirements.md')
const rows = [...document.matchAll(/^\| ([A-Z]{3}-\d{2}) \| .+ \|$/gm)].map(([, id = '']) => id)
const listed = new Set(rows)
const proven = new Set(filesOf('*.test.ts', '*.test.tsx', '*.e2e.ts').flatMap((path) => titleIds(read(path))))

describe('the list of requirements', () => {
  test('some titles of tests begin with requirements', () => {
    expect(proven.size).toBeGreaterThan(100)
  })

  test('each requirement has one row, under the heading of its prefix', () => {
    expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([])
    const misplaced = document.split(/^## /m).flatMap((section) => {
      const prefix = /^.*\((\w+)\)$/m.exec(section)?.[1]
      return [...section.matchAll(/^\| ([A-Z]{3})-\d{2}/gm)].flatMap(([row, own]) => (own === prefix ? [] : [row]))
    })
    expect(misplaced).toEqual([])
  })

  test('the list contains every id in the title of a test', () => {
    expect([...proven].filter((id) => !listed.has(id))).toEqual([])
  })

  test('each id of the list is in the title of a test', () => {
    expect(rows.filter((id) => !proven.has(id))).toEqual([])
  })

  test('the list contains every id in code, documents and descriptions', () => {
    const unknown = filesOf('*.ts', '*.tsx', '*.js', '*.css', '*.md', '*.json').flatMap((path) =>
      idsOf(read(path)).flatMap((id) => (listed.has(id) ? [] : [`${path}: ${id}`])),
    )
    expect(unknown).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** File names with one meaning in many folders, and the meaning. */
const conventions: Readonly<Record<string, string>> = {
  'index.ts': 'The exports of a folder, or the definition of a widget.',
  'main.ts': 'The entry of a program of its own.',
  'main.tsx': 'The entry of a page of its own.',
  'area.ts': 'The initial code of an area, and the exports of the runtime for it.',
  'checks.ts': 'The checks of an area, and the exports of the runtime for them.',
  'exports.ts': 'The exports of an area for the areas that require it.',
  'examples.ts': 'The data of an area in the gallery.',
  'host.ts': 'The part of an area that runs on the host.',
  'issues.ts': 'The issues of an area.',
  'queries.ts': 'The public data of an area.',
  'visit.ts': 'The code of an area for the browser only, and the exports of the runtime for it.',
  'messages.ts': 'The texts of a part of the sandbox, or messages between two programs.',
  'part.ts': 'The part of an area in the sandbox.',
  'tables.ts': 'The tables of a part of the sandbox.',
  'bench.ts': 'The measurement of a bench.',
}

/** Folders whose files are named after their subject: a command of `livery`, a subject of the runtime. */
const leads = /^(?:cli\/commands|runtime\/widget-api)\//

const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('schemas/generated/') && !leads.test(path))

/** The paths of each name that more than one file has. */
function shared(): Readonly<Record<string, readonly string[]>> {
  const named = Map.groupBy(paths, (path) => basename(path))
  return Object.fromEntries([...named].filter(([, files]) => files.length > 1))
}

test('the files of the project are found', () => {
  expect(paths.length).toBeGreaterThan(1000)
})

test('a file name has one meaning: two files share a name only by a convention', () => {
  const others = Object.entries(shared()).filter(([name]) => !Object.hasOwn(conventions, name))
  expect(others).toEqual([])
})

test('each convention is used', () => {
  expect(Object.keys(conventions).filter((name) => !Object.hasOwn(shared(), name))).toEqual([])
})

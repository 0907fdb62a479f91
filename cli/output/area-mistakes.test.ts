import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { explainAreaMistakes } from './area-mistakes.ts'

const lines = [
  'areas/gym/area.json:2:11  The guard "trainer" has no code: add it.',
  'areas/gym/settings.schema.json: the file has a "$ref" of its own.',
  'The area needs a name.',
].join('\n')

function explain(line: string, error: unknown = new Error(lines)) {
  const installation = folderOfTest()
  mkdirSync(join(installation, 'areas/gym'), { recursive: true })
  writeFileSync(join(installation, 'areas/gym/area.json'), '{\n  "guards": {}\n}\n')
  const args = line.split(' ')
  return explainAreaMistakes(error, { args, installation, cwd: installation, hasColours: false, version: () => '1' })
}

test('[BRD-05] validate writes mistakes of areas as JSON', async () => {
  const { text, ...end } = await explain('validate --format json')
  expect(end).toEqual({ stream: 'stdout', code: 1 })
  const issue = { code: 'area-mistake', severity: 'error', pointer: '' }
  expect(JSON.parse(text)).toEqual({
    issues: [
      {
        ...issue,
        message: 'The guard "trainer" has no code: add it.',
        file: 'areas/gym/area.json',
        line: 2,
        column: 11,
      },
      {
        ...issue,
        message: 'the file has a "$ref" of its own.',
        file: 'areas/gym/settings.schema.json',
        line: 1,
        column: 1,
      },
      { ...issue, message: 'The area needs a name.', file: 'livery.json', line: 1, column: 1 },
    ],
  })
})

test('[BRD-05] validate writes mistakes of areas for GitHub, as SARIF, and with the lines around the place', async () => {
  expect((await explain('validate --format=github')).text).toContain(
    '::error file=areas/gym/area.json,line=2,col=11,title=area-mistake::The guard "trainer" has no code: add it.',
  )
  expect(JSON.parse((await explain('validate acme --format sarif')).text)).toMatchObject({
    runs: [{ results: [{ ruleId: 'area-mistake' }, { ruleId: 'area-mistake' }, { ruleId: 'area-mistake' }] }],
  })
  const { text } = await explain('validate acme')
  expect(text).toContain('error areas/gym/area.json:2:11 area-mistake\n  1 | {\n  2 |   "guards": {}\n')
  expect(text).toContain('3 errors')
})

test('an error of the disk becomes a message with its reason', async () => {
  const path = '/srv/brands/.livery/areas.d.ts'
  const error = Object.assign(new Error('EROFS: open'), { code: 'EROFS', syscall: 'open', path })
  expect(await explain('validate', error)).toEqual({
    text: `Livery cannot use ${path}: its disk is read-only.\n`,
    stream: 'stderr',
    code: 2,
  })
})

test.each<readonly [string, unknown]>([
  ['preview --port 5173', new Error('The disk is full.')],
  ['validate --format xml', new Error('The disk is full.')],
  ['validate --format json', new TypeError('The disk is full.')],
  ['validate', Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })],
])('livery %s shows the message of another error', async (line, error) => {
  expect(await explain(line, error)).toEqual({ text: 'The disk is full.\n', stream: 'stderr', code: 2 })
})

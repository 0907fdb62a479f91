import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { areaFiles } from './area-files.ts'
import { widgetFiles } from './widget-files.ts'

const biome = join(projectRoot, 'node_modules/.bin/biome')
const place = { project: '../..', generated: '../../schemas/generated', languages: ['en', 'th'] }

const elsewhere = { generated: '../../.livery/generated', languages: ['en', 'th'] }

test('an area of another folder imports only its own files, the generated ones and entry points of the package', () => {
  const filesIn = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => [join(folder, path), text] as const)
  const files = new Map([
    ...filesIn('areas/points', areaFiles('points', elsewhere)),
    ...filesIn('areas/points/badge', widgetFiles('points', 'badge', elsewhere)),
  ])
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { exports: object }
  const imported = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|module|import) '([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('.') ? join(dirname(path), name) : name,
    ),
  )
  const isEntryPoint = (name: string) => name.startsWith('livery/') && Object.hasOwn(exports, `.${name.slice(6)}`)
  expect(imported.filter(isEntryPoint).length).toBeGreaterThan(8)
  const isKnown = (name: string) => files.has(name) || name.startsWith('.livery/generated/') || isEntryPoint(name)
  expect(imported.filter((name) => !isKnown(name))).toEqual([])
})

test('a widget may have the name of a component of Livery', () => {
  const files = widgetFiles('points', 'message', elsewhere)
  expect(files['Message.tsx']).toContain('export function Message(')
  expect(files['Message.tsx']).not.toMatch(/import \{[^}]*\bMessage\b/)
})

describe.each([
  ['widget', 'widgets/promotions/countdown', widgetFiles('promotions', 'countdown', place)],
  ['area', 'widgets/loyalty-points', areaFiles('loyalty-points', place)],
])('a new %s', (_kind, folder, files) => {
  test.each(Object.entries(files))('%s is formatted like the project, and its imports exist', (path, text) => {
    const options = { cwd: projectRoot, input: text, encoding: 'utf8' } as const
    expect(execFileSync(biome, ['format', `--stdin-file-path=${folder}/${path}`], options)).toBe(text)
    for (const [, imported = ''] of text.matchAll(/(?:from|module|"\$schema":) ['"](\.[^'"]+)['"]/g)) {
      const target = join(folder, dirname(path), imported)
      const isOwn = target.startsWith(`${folder}/`) && Object.hasOwn(files, target.slice(folder.length + 1))
      expect(isOwn || existsSync(join(projectRoot, target)), imported).toBe(true)
    }
  })
})

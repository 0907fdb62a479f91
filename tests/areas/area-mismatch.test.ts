import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, runCommand } from '../support/run-command.ts'
import { folderOfTest } from '../support/temporary-folders.ts'

/**
 * An area without its declared guard `trainer`. The area computes its guards at run time, so `validate` cannot find the
 * mistake.
 */
const files = {
  'livery.json': '{ "areas": ["./areas/gym"] }',
  'areas/gym/area.json': JSON.stringify({
    name: 'gym',
    title: 'Gym',
    description: 'A gym.',
    requires: [],
    guards: { trainer: { description: 'Trainers.', membersOnly: true } },
  }),
  'areas/gym/area.ts': `const guards = Object.fromEntries([])\nexport default { name: 'gym', guards: { ...guards } }\n`,
}

test('if an area computes its guards and lacks a declared guard, the build reports this in one line', async () => {
  const folder = folderOfTest()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const bin = join(projectRoot, 'bin/livery.js')
  const { status, output } = await runCommand('node', [bin, 'build'], {
    cwd: folder,
    env: { LIVERY_INSTALLATION: folder, INIT_CWD: folder },
  })
  expect([status, output.trim()]).toEqual([
    2,
    'The area "gym" declares the guard "trainer" in area.json, but its area.ts lacks it.',
  ])
})

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot, runCommand } from '../support/run-command.ts'

const folder = join(projectRoot, 'tests/example')
const env = { LIVERY_INSTALLATION: folder }
const livery = (...args: string[]) => runCommand('node', [join(projectRoot, 'bin/livery.js'), ...args], { env })

describe('an area and a brand outside of the tree', () => {
  test('the brand validates', async () => {
    const { status, output } = await livery('validate', 'kafe')
    expect([status, output]).toEqual([0, expect.stringContaining('1 brand, 3 manifests: no issues')])
  })

  test('a default of the area is explained by its file', async () => {
    const { output } = await livery('explain', 'kafe', 'production', '/coffee/closes')
    expect(output).toContain('areas/coffee/defaults.json')
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot, runCommand } from '../support/run-command.ts'

const rooms = ['app', 'cli', 'runtime', 'sandbox', 'schemas', 'tests', 'widgets']

describe('the rooms of the house', () => {
  test('no import goes in a forbidden direction, and the graph was really read', async () => {
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms]
    const { stdout } = await runCommand('depcruise', args)
    const { summary, modules } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number }
      modules: { source: string; dependencies: unknown[] }[]
    }
    expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    expect(summary.totalCruised).toBeGreaterThan(40)
    const judge = modules.find(({ source }) => source === 'runtime/manifest/judge.ts')
    expect(judge?.dependencies.length).toBeGreaterThan(5)
  })

  test('[BRD-01] no brand is named in code that every brand runs', () => {
    const files = globSync('{runtime,widgets,app,cli,sandbox,schemas}/**/*.{ts,tsx,css,json}', {
      cwd: projectRoot,
    }).filter((path) => !/\.test\.tsx?$/.test(path))
    expect(files.length).toBeGreaterThan(40)
    const named = files.filter((path) => /beta191|mafa191|siam191/.test(readFileSync(join(projectRoot, path), 'utf8')))
    expect(named).toEqual([])
  })
})

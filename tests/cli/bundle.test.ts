import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandCommands } from '../../cli/brand-commands.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'
import { fakeContext } from '../support/fake-context.ts'

const bin = join(projectRoot, 'bin/livery.js')
const installation = mkdtempSync(join(tmpdir(), 'livery-bundle-'))
const bundle = join(installation, '.livery/commands.cjs')
const checks = join(installation, 'areas/coffee/checks.ts')
const env = { LIVERY_INSTALLATION: installation, INIT_CWD: installation }
const validate = () => runCommand('node', [bin, 'validate'], { env })

beforeAll(() => {
  for (const part of ['areas', 'merchants', 'livery.json'])
    cpSync(join(projectRoot, 'tests/example', part), join(installation, part), { recursive: true })
})

afterAll(() => rmSync(installation, { recursive: true }))

test('bin/livery.js names the commands of the bundle', () => {
  const program = new Command()
  for (const add of brandCommands) add(program, fakeContext({}), () => {})
  const [, names = ''] = /bundledCommands = \[(.*)\]/.exec(readFileSync(bin, 'utf8')) ?? []
  expect(names.replaceAll("'", '').split(', ')).toEqual(program.commands.map((command) => command.name()))
})

test('a command bundles an installation with its areas, and again after a change of their code', async () => {
  expect((await validate()).output).toContain('1 brand, 3 manifests: no issues')
  const code = readFileSync(bundle, 'utf8')
  expect(code).toContain('shop-never-open')
  expect(statSync(bundle).size, 'all characters are in ASCII').toBe(code.length)
  const written = readFileSync(checks, 'utf8')
  writeFileSync(checks, written.replace('closes > opens', 'closes < opens'))
  expect(readFileSync(checks, 'utf8')).not.toBe(written)
  expect(await validate()).toMatchObject({ status: 1, output: expect.stringContaining('shop-never-open') })
  rmSync(checks)
  expect((await validate()).output).toContain('no issues')
  writeFileSync(checks, written)
})

test('the bundle finds the parts of the program that a command imports on demand', async () => {
  const { status, stdout } = await runCommand('node', [bin, 'validate', '--format', 'sarif'], { env })
  expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ version: '2.1.0' })])
})

test('a copy of an installation bundles its own areas', async () => {
  await validate()
  const copy = mkdtempSync(join(tmpdir(), 'livery-bundle-'))
  cpSync(installation, copy, { recursive: true, preserveTimestamps: true })
  const path = join(copy, 'areas/coffee/checks.ts')
  writeFileSync(path, readFileSync(checks, 'utf8').replace('closes > opens', 'closes < opens'))
  const { output } = await runCommand('node', [bin, 'validate'], {
    env: { LIVERY_INSTALLATION: copy, INIT_CWD: copy },
  })
  expect(output).toContain('shop-never-open')
  rmSync(copy, { recursive: true })
})

test('a command runs from its sources if it cannot write the bundle', async () => {
  rmSync(bundle, { force: true })
  mkdirSync(bundle, { recursive: true })
  expect(await validate()).toMatchObject({ status: 0, output: expect.stringContaining('no issues') })
  expect(statSync(bundle).isDirectory()).toBe(true)
})

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { projectRoot, runCommand } from '../support/run-command.ts'

/** A new installation with its generated files. Its first `validate`, which generates them, takes seconds. */
const prepared = mkdtempSync(join(tmpdir(), 'livery-new-'))
let folder: string
beforeAll(async () => {
  expect(await liveryIn(prepared, 'new', '.')).toMatchObject({ status: 0 })
  expect(await liveryIn(prepared, 'validate')).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(prepared, { recursive: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const livery = (...args: string[]) => liveryIn(folder, ...args)
const liveryIn = (cwd: string, ...args: string[]) =>
  runCommand('node', [join(projectRoot, 'bin/livery.js'), ...args], { cwd, env: { INIT_CWD: cwd } })

/** Copies the prepared installation into the folder of the test. */
const becomeInstallation = () => cpSync(prepared, folder, { recursive: true, preserveTimestamps: true })

const packageOf = (path: string) =>
  JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly dependencies: Readonly<Record<string, string>>
  }

test('[BRD-04] a new folder gets Livery from the packed file of this clone, not from a package of the same name', async () => {
  const { status, output } = await livery('new', 'Our Brands Ü')
  expect(status, output).toBe(0)
  const { name, dependencies } = packageOf('Our Brands Ü')
  expect(name).toBe('our-brands')
  const [, file = ''] = /^file:(.+)$/.exec(dependencies.livery ?? '') ?? []
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
  expect(resolve(folder, 'Our Brands Ü', file)).toBe(join(projectRoot, `livery-${version}.tgz`))
  expect(output).toContain("  cd 'Our Brands Ü'\n  npm install\n")
  expect(output.includes('npm pack')).toBe(!existsSync(join(projectRoot, `livery-${version}.tgz`)))
})

test('[BRD-04] an existing package.json keeps its entries', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "ours", "dependencies": { "livery": "file:packed.tgz" } }')
  expect(await livery('new', '.')).toMatchObject({ status: 0 })
  expect(packageOf('.')).toMatchObject({ name: 'ours', dependencies: { livery: 'file:packed.tgz' } })
})

test.each([
  ['a file', () => writeFileSync(join(folder, 'ours'), ''), 'a part of the path is a file, not a folder'],
  ['a folder with a malformed package.json', () => makeMalformed(), 'ours/package.json is not valid JSON'],
])('[BRD-04] ends with a message if there is %s', async (_, make, message) => {
  make()
  const { status, output } = await livery('new', 'ours')
  expect(output).toContain(message)
  expect(status).toBe(2)
})

function makeMalformed(): void {
  mkdirSync(join(folder, 'ours'))
  writeFileSync(join(folder, 'ours/package.json'), '{ "name": ')
}

test.each([
  ['merchants', '.'],
  ['merchants', 'ours'],
  ['.', 'merchants/acme/ours'],
  ['.', 'ours'],
])('[BRD-04] in the folder %s of an installation, `new %s` prints the command that adds a brand', async (cwd, name) => {
  becomeInstallation()
  const files = () => readdirSync(folder, { recursive: true }).filter((path) => !String(path).startsWith('.livery'))
  const before = files()
  const { status, output } = await liveryIn(join(folder, cwd), 'new', name)
  expect(output).toContain(`is inside ${folder}, which has brands already.`)
  expect(output).toContain('npx livery create acme')
  expect(status).toBe(2)
  expect(files()).toEqual(before)
})

test('[BRD-04] among the brands of a clone, `new` prints the command that adds a brand', async () => {
  const wanted = join(projectRoot, 'merchants/ours')
  onTestFinished(() => rmSync(wanted, { recursive: true, force: true }))
  const { status, output } = await livery('new', wanted)
  expect(output).toContain('npm run livery -- create acme')
  expect(status).toBe(2)
  expect(existsSync(wanted)).toBe(false)
})

test('[BRD-04] `create widget` needs an existing area of the installation, and refuses an area of Livery', async () => {
  becomeInstallation()
  const ofLivery = await livery('create', 'widget', 'games/badge')
  expect(ofLivery).toMatchObject({ status: 2, output: expect.stringContaining('one of Livery’s own areas') })
  expect(existsSync(join(projectRoot, 'widgets/games/badge'))).toBe(false)
  const ofNone = await livery('create', 'widget', 'stamps/badge')
  expect(ofNone).toMatchObject({ status: 2, output: expect.stringContaining('livery create area stamps') })
  expect(await livery('create', 'area', 'stamps')).toMatchObject({ status: 0 })
  expect(await livery('create', 'widget', 'stamps/badge')).toMatchObject({ status: 0 })
  expect(existsSync(join(folder, 'areas/stamps/badge/Badge.tsx'))).toBe(true)
})

test('[BRD-02] validate reports a mistake in livery.json as an issue, and preview prints it as one line', async () => {
  writeFileSync(join(folder, 'livery.json'), '{\n  "area": []\n}\n')
  const message = 'There is no key "area" in the file'
  expect(await livery('preview')).toMatchObject({
    status: 2,
    output: expect.stringContaining(`livery.json:2:3  ${message}`),
  })
  expect(await livery('validate', '--format', 'github')).toMatchObject({
    status: 1,
    output: expect.stringMatching(`^::error file=livery.json,line=2,col=3,title=area-mistake::${message}`),
  })
})

test('[LOC-06] validate checks the texts of an installation’s area', async () => {
  becomeInstallation()
  expect(await livery('create', 'area', 'coffee')).toMatchObject({ status: 0 })
  const file = join(folder, 'areas/coffee/messages/en.json')
  const [id = ''] = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
  writeFileSync(file, JSON.stringify({ [id]: 'Open at {hour' }))
  const { status, output } = await livery('validate')
  expect(output).toContain(`The text "${id}" has a mistake in its braces: a closing brace is missing.`)
  expect(status).toBe(1)
})

test('[BRD-04] preview, studio and build before npm install name the remedy', async () => {
  becomeInstallation()
  for (const command of ['preview', 'studio', 'build']) {
    const { status, output } = await livery(command)
    expect(output).toMatch(/^The package livery is not installed in .+\. Run npm install there first\.\n$/)
    expect(status).toBe(2)
  }
})

test('[BRD-04] the commands create and validate in the new README work', async () => {
  becomeInstallation()
  const commands = [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^npx livery (create|validate)\b([^#\n]*)/gm),
  ]
  expect(commands).toHaveLength(3)
  for (const [line, command = '', args = ''] of commands) {
    const yes = command === 'create' && !args.includes('area') ? ['--yes'] : []
    const { status, output } = await livery(command, ...args.trim().split(/\s+/).filter(Boolean), ...yes)
    expect(status, `${line}\n${output}`).toBe(0)
  }
})

test('[OPS-02] if a release store does not exist, the message names the store', async () => {
  const { status, output } = await livery('releases', 'acme', 'production', '--store', 'away')
  expect(output).toMatch(/Livery cannot use the release store \S*away/)
  expect(status).toBe(2)
})

test('[OPS-02] a mistake in livery.json stops no command that needs only the release store', async () => {
  writeFileSync(join(folder, 'livery.json'), '{ "areas": ["./areas/missing"] }\n')
  mkdirSync(join(folder, 'releases'))
  const brand = ['acme', 'production']
  const commands = [
    ['releases', ...brand],
    ['share', ...brand, '50%'],
    ['cancel', ...brand],
    ['unpublish', ...brand],
    ['pages', ...brand, '--out', 'pages'],
  ]
  for (const command of commands) {
    const { output } = await livery(...command, '--store', 'releases')
    expect(output, command[0]).toMatch(/^(There is n|N)o release of acme in production/)
  }
})

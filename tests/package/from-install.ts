/**
 * `npm run nightly -- package`: from the packed file to a published page with npm's real install, in a clean folder.
 * Executes the steps of the created container file. npm reads its cache before the registry.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ask } from '../e2e/ask.ts'
import { startLivery } from '../e2e/start-livery.ts'
import { projectRoot } from '../support/run-command.ts'
import { packProject } from './install-folder.ts'

const temporary = mkdtempSync(join(tmpdir(), 'livery-install-'))
const folder = join(temporary, 'our-brands')
const { LIVERY_INSTALLATION: _installation, INIT_CWD: _caller, ...inherited } = process.env
const env = { ...inherited, npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
const failures: string[] = []
const ownPackage = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>
}
const guide = readFileSync(join(projectRoot, 'docs/widget-authors-guide.md'), 'utf8')
const [, testConfig = ''] = /```ts\n\/\/ vitest.config.ts\n([^`]*)```/.exec(guide) ?? []

try {
  mkdirSync(folder)
  const packed = packProject(temporary)
  cpSync(packed, join(folder, basename(packed)))
  run(folder, `npm install ./${basename(packed)}`)
  run(folder, 'npx --no-install livery new . --brand acme')
  run(folder, 'npx --no-install livery create area stamps')
  cpSync(join(projectRoot, 'tests/example/areas/coffee'), join(folder, 'areas/coffee'), { recursive: true })
  cpSync(join(projectRoot, 'tests/example/merchants/kafe'), join(folder, 'merchants/kafe'), { recursive: true })
  writeFileSync(join(folder, 'livery.json'), JSON.stringify({ areas: ['./areas/stamps', './areas/coffee'] }))
  run(folder, 'npm install')
  writeFileSync(join(folder, 'vitest.config.ts'), testConfig)
  const tools = ['vitest', 'jsdom'].map((name) => `${name}@${ownPackage.devDependencies[name]}`)
  run(folder, `npm install --save-dev ${tools.join(' ')} && npx --no-install vitest run`)
  run(folder, 'npx --no-install livery validate && npx --no-install tsc --noEmit')
  run(folder, 'npx --no-install livery publish kafe development --to ./releases --by Lek --yes')
  const { image, command } = buildImage()
  const common = ['--env', 'development', '--sandbox', '--port', '0', '--operations', '0']
  await expectPage('the brands of the image', image, [...command, ...common], 'Espresso')
  await expectPage('a release', image, [...command, ...common, '--store', join(folder, 'releases')], 'Espresso')
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
for (const line of failures) console.log(line)
process.exit(failures.length === 0 ? 0 : 1)

function run(cwd: string, command: string): void {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8' })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${command} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`)
}

/** Follows the container file, each stage in a folder of its own. Returns the last stage and its command. */
function buildImage(): { readonly image: string; readonly command: readonly string[] } {
  const ignored = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n')
  const stages: string[] = []
  let command: readonly string[] = []
  for (const line of readFileSync(join(folder, 'Containerfile'), 'utf8').split('\n')) {
    const [word = '', ...rest] = line.split(' ')
    const stage = stages.at(-1) ?? ''
    if (word === 'FROM') {
      stages.push(join(temporary, `stage-${stages.length}`))
      mkdirSync(stages.at(-1) ?? '')
    } else if (word === 'COPY' && rest[0]?.startsWith('--from=')) execFileSync('cp', ['-a', `${stages[0]}/.`, stage])
    else if (word === 'COPY') {
      const names =
        rest[0] === '.' ? globSync(['*', '.*'], { cwd: folder }) : globSync(rest.slice(0, -1), { cwd: folder })
      for (const name of names.filter((one) => !ignored.includes(one)))
        cpSync(join(folder, name), join(stage, name), { recursive: true })
    } else if (word === 'RUN') run(stage, rest.join(' '))
    else if (word === 'CMD') command = JSON.parse(rest.join(' ')) as readonly string[]
  }
  return { image: stages.at(-1) ?? '', command }
}

/** Starts the image's command and expects the home of `kafe` to show a text. */
async function expectPage(title: string, image: string, command: readonly string[], text: string): Promise<void> {
  const [program = '', ...args] = command
  const host = await startLivery([join(image, program), ...args], 'Listening', { ...env, INIT_CWD: image })
  try {
    const port = Number(/Listening at [\d.]+:(\d+)/.exec(host.output())?.[1])
    const page = await ask('kafe.localhost', '/en-th', { port })
    const isFine = page.status === 200 && page.text.includes(text)
    console.log(`${isFine ? 'ok  ' : 'FAIL'} ${title}: HTTP ${page.status}`)
    if (!isFine) failures.push(`${title}: HTTP ${page.status}, without "${text}"`)
  } finally {
    await host.stop()
  }
}

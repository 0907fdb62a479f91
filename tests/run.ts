/**
 * `npm test`: the unit tests, then the tests in a real browser. Writes `test-results/summary.json`, one entry a test:
 * `[{ "title", "file", "status": "passed" | "failed" | "skipped" }]`, and ends with a line that counts them.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot, runCommand } from './support/run-command.ts'

interface TestOutcome {
  readonly title: string
  readonly file: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

const results = join(projectRoot, 'test-results')
const unitFile = join(results, 'unit.json')
/** What the browser tests run against, each half beside the other: see `playwright.config.ts`. */
const servers = ['preview', 'host'] as const
type Server = (typeof servers)[number]
/**
 * The files that need the preview: its bar and its saves, modules that a test loads one by one, what React says in
 * development only, and those that start servers of their own. All others run against the program as it goes out. Both
 * halves take about the same time.
 */
const ofPreview = [
  'built-page',
  'host',
  'hostile-world',
  'info-pages',
  'interface',
  'keyboard',
  'local-database',
  'minimal-backend',
  'own-backend',
  'pages',
  'preview-bar',
  'saves',
  'scroll',
  'upload',
]
const browserFile = (server: Server) => join(results, `browser-${server}.json`)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const only = process.argv.slice(2)
const wants = (kind: string) => only.length === 0 || only.includes(kind)
const statuses: number[] = []
if (wants('unit')) {
  const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`]
  statuses.push((await runCommand('vitest', vitest, { echo: true })).status)
}
if (wants('browser')) {
  statuses.push(...(await Promise.all(servers.map(runHalf))))
}

const outcomes = [...(wants('unit') ? unitOutcomes() : []), ...(wants('browser') ? browserOutcomes() : [])]
writeFileSync(join(results, 'summary.json'), `${JSON.stringify(outcomes, null, 1)}\n`)
const count = (status: TestOutcome['status']) => outcomes.filter((one) => one.status === status).length
const crashed = statuses.some((status) => status !== 0) && count('failed') === 0 ? 1 : 0
if (crashed) console.log('A test runner stopped before it could report; it counts as a failure.')
console.log(`${count('passed')} passed, ${count('failed') + crashed} failed`)
process.exit(count('failed') + crashed === 0 && count('passed') > 0 ? 0 : 1)

function unitOutcomes(): TestOutcome[] {
  const report = readReport(unitFile) as
    | { testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] }
    | undefined
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(projectRoot, name)
    if (assertionResults.length === 0 && status === 'failed')
      return [{ title: `${file} could not be loaded`, file, status: 'failed' as const }]
    return assertionResults.map((test) => ({ title: test.fullName, file, status: statusOf(test.status) }))
  })
}

interface Suite {
  readonly title: string
  readonly file?: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    title: string
    file: string
    ok: boolean
    tests: { status: string; projectName: string }[]
  }[]
}

/**
 * Half of the browser tests, by files. A test mostly waits for its page, so two run beside each other on two cores; each
 * half has a server, a backend and a cache of its own, and so knows nothing of the other.
 */
async function runHalf(server: Server): Promise<number> {
  const port = Number(process.env.LIVERY_TEST_PORT ?? 5190) + servers.indexOf(server) * 20
  const all = globSync('*.e2e.ts', { cwd: join(projectRoot, 'tests/e2e') }).map((file) => file.replace('.e2e.ts', ''))
  const files = all.filter((file) => ofPreview.includes(file) === (server === 'preview'))
  const args = [
    'test',
    ...files.map((file) => `e2e/${file}.e2e.ts`),
    '--reporter=list,json',
    `--output=${join(results, `browser-${server}`)}`,
  ]
  const env = {
    LIVERY_TEST_PORT: String(port),
    LIVERY_TEST_SERVER: server,
    LIVERY_CACHE: `node_modules/.vite-test-${server}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile(server),
  }
  return (await runCommand('playwright', args, { echo: true, env })).status
}

function browserOutcomes(): TestOutcome[] {
  return servers.flatMap((server) => outcomesOf(browserFile(server)))
}

function outcomesOf(file: string): TestOutcome[] {
  const report = readReport(file) as { suites?: readonly Suite[] } | undefined
  const walk = (suite: Suite, path: string): TestOutcome[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${path}${spec.title}`,
        file: `tests/e2e/${spec.file}`,
        status: test.status === 'skipped' ? ('skipped' as const) : spec.ok ? ('passed' as const) : ('failed' as const),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) =>
      walk(inner, inner.title === suite.file ? path : `${path}${inner.title} `),
    ),
  ]
  return (report?.suites ?? []).flatMap((suite) => walk(suite, ''))
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function statusOf(status: string): TestOutcome['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}

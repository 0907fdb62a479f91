/**
 * `npm test`: the unit tests, then the tests in a real browser. Writes `test-results/summary.json`, one entry for each
 * test: `[{ "title", "file", "status": "passed" | "failed" | "skipped" }]`. Then prints the failed tests, and the
 * numbers of passed and failed tests.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { previewPort } from './e2e/ports.ts'
import { previewFiles } from './e2e/preview-files.ts'
import { browserLaunch } from './support/browser.ts'
import { projectRoot, runCommand } from './support/run-command.ts'

interface TestOutcome {
  readonly title: string
  readonly file: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

const results = join(projectRoot, 'test-results')
const unitFile = join(results, 'unit.json')
/** A run of browser tests against one server: the preview, or the host with the built program. */
interface BrowserRun {
  readonly server: 'preview' | 'host'
  readonly files: readonly string[]
}
/** The built program that all runs against the host share. */
const builtFolder = join(results, 'built')
/**
 * The number of lanes that run browser tests at the same time. A test waits for about half of its time, so two cores
 * can run three lanes.
 */
const laneCount = 3
/** The reports of the finished runs of browser tests. */
const browserFiles: string[] = []
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
  // Unpacks the browser once, before the lanes start it.
  await browserLaunch()
  statuses.push((await runCommand('node', ['bin/livery.js', 'build', '--out', builtFolder], { echo: true })).status)
  const runs = browserRuns()
  const lanes = Array.from({ length: laneCount }, (_, lane) => runLane(runs, lane))
  statuses.push(...(await Promise.all(lanes)).flat())
}

const outcomes = [...(wants('unit') ? unitOutcomes() : []), ...(wants('browser') ? browserOutcomes() : [])]
writeFileSync(join(results, 'summary.json'), `${JSON.stringify(outcomes, null, 1)}\n`)
const count = (status: TestOutcome['status']) => outcomes.filter((one) => one.status === status).length
const crashed = statuses.some((status) => status !== 0) && count('failed') === 0 ? 1 : 0
if (crashed) console.log('A test runner stopped before it could report; it counts as a failure.')
for (const { file, title, status } of outcomes) if (status === 'failed') console.log(`Failed: ${file}: ${title}`)
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
 * Yields the runs of browser tests, which the lanes share. The first run has all files of the preview. The other files
 * follow in runs that become shorter, so that the lanes end together.
 */
function* browserRuns(): Generator<BrowserRun, undefined> {
  yield { server: 'preview', files: previewFiles }
  const all = globSync('*.e2e.ts', { cwd: join(projectRoot, 'tests/e2e') }).map((file) => file.replace('.e2e.ts', ''))
  const others = all.filter((file) => file !== 'benches' && !previewFiles.includes(file)).toSorted()
  // The benches take longer than any other file, so they begin first. Each run starts a server, so a run has at least
  // three files while enough are left.
  const waiting = ['benches', ...others]
  while (waiting.length > 0) yield { server: 'host', files: waiting.splice(0, Math.max(3, waiting.length / 4)) }
}

/** Runs tests until none are waiting. Each lane has its own servers, backends and cache. */
async function runLane(runs: Generator<BrowserRun, undefined>, lane: number): Promise<number[]> {
  const finished: number[] = []
  for (const run of runs) finished.push(await runFiles(run, lane))
  return finished
}

async function runFiles({ server, files }: BrowserRun, lane: number): Promise<number> {
  const report = join(results, `browser-${browserFiles.length}.json`)
  browserFiles.push(report)
  const args = [
    'test',
    ...files.map((file) => `e2e/${file}.e2e.ts`),
    '--reporter=list,json',
    `--output=${report.replace('.json', '')}`,
  ]
  const env = {
    LIVERY_TEST_PORT: String(previewPort + lane * 20),
    LIVERY_TEST_SERVER: server,
    LIVERY_TEST_BUILT: builtFolder,
    LIVERY_CACHE: `node_modules/.vite-test-${lane}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  return (await runCommand('playwright', args, { echo: true, env })).status
}

function browserOutcomes(): TestOutcome[] {
  return browserFiles.flatMap(outcomesOf)
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

/**
 * `npm test`: the unit tests, then the tests in a real browser. Writes `test-results/summary.json`, one entry a test:
 * `[{ "title", "file", "status": "passed" | "failed" | "skipped" }]`, and ends with a line that counts them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot, runCommand } from './support/run-command.ts'

interface TestOutcome {
  readonly title: string
  readonly file: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

const results = join(projectRoot, 'test-results')
const unitFile = join(results, 'unit.json')
const browserFile = join(results, 'browser.json')
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
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = browserFile
  statuses.push((await runCommand('playwright', ['test', '--reporter=list,json'], { echo: true })).status)
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

function browserOutcomes(): TestOutcome[] {
  const report = readReport(browserFile) as { suites?: readonly Suite[] } | undefined
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

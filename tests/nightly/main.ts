/**
 * `npm run nightly`: tests that take too long for every run. Arguments, such as `browser`, select some of the `kinds`.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { previewFiles } from '../e2e/preview-files.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'

/** The file of nightly tests that load single modules from the preview. */
const uploads = 'nightly/large-uploads.e2e.ts'

const kinds = ['properties', 'browser', 'package', 'publishers', 'proxy', 'pages', 'brands', 'trackers'] as const
const only = process.argv.slice(2)
const unknown = only.filter((name) => !kinds.some((kind) => kind === name))
if (unknown.length > 0) {
  console.error(`There are no nightly tests "${unknown.join(' ')}". Choose from: ${kinds.join(', ')}.`)
  process.exit(2)
}
const wants = (kind: (typeof kinds)[number]) => only.length === 0 || only.includes(kind)
const statuses: number[] = []
if (wants('properties')) {
  const seed = process.env.LIVERY_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const cases = process.env.LIVERY_CASES ?? '20000'
  console.log(`Properties of verdicts: ${cases} cases each, LIVERY_SEED=${seed}`)
  const env = { LIVERY_CASES: cases, LIVERY_SEED: seed }
  const tests = ['tests/manifest/verdict-properties.test.ts', 'tests/manifest/pruning.test.ts']
  statuses.push((await runCommand('vitest', ['run', ...tests], { echo: true, env })).status)
}
if (wants('browser')) {
  const built = join(projectRoot, 'test-results/nightly-built')
  statuses.push((await runCommand('node', ['bin/livery.js', 'build', '--out', built], { echo: true })).status)
  const isOfPreview = (path: string) => previewFiles.includes(basename(path, '.e2e.ts')) || path.endsWith(uploads)
  const files = Map.groupBy(
    globSync('{e2e,nightly}/*.e2e.ts', { cwd: join(projectRoot, 'tests') }).toSorted(),
    (path) => (isOfPreview(path) ? 'preview' : 'host'),
  )
  for (const [server, paths] of files) {
    const env = { LIVERY_TEST_SERVER: server, LIVERY_TEST_BUILT: built }
    const args = ['test', '--config', 'playwright.nightly.config.ts', ...paths.map((path) => `tests/${path}`)]
    statuses.push((await runCommand('playwright', args, { echo: true, env })).status)
  }
}
if (wants('package')) {
  const env = { LIVERY_NIGHTLY: '1' }
  statuses.push((await runCommand('vitest', ['run', 'tests/package'], { echo: true, env })).status)
  statuses.push((await runCommand('node', ['tests/package/from-install.ts'], { echo: true })).status)
}
if (wants('publishers')) {
  const env = { LIVERY_KILLS: '20000' }
  const test = ['run', 'tests/releases/publishers.test.ts', '--testNamePattern', 'killed at any step']
  statuses.push((await runCommand('vitest', test, { echo: true, env })).status)
}
if (wants('proxy')) statuses.push((await runCommand('node', ['tests/nightly/caching-proxy.ts'], { echo: true })).status)
if (wants('pages')) {
  const env = { LIVERY_NIGHTLY: '1' }
  const test = ['run', 'tests/releases/published-pages.test.ts']
  statuses.push((await runCommand('vitest', test, { echo: true, env })).status)
  statuses.push((await runCommand('node', ['tests/nightly/published-pages.ts'], { echo: true })).status)
}
if (wants('brands')) statuses.push((await runCommand('node', ['tests/nightly/many-brands.ts'], { echo: true })).status)
if (wants('trackers'))
  statuses.push((await runCommand('node', ['tests/nightly/away-trackers.ts'], { echo: true })).status)
process.exit(statuses.every((status) => status === 0) ? 0 : 1)

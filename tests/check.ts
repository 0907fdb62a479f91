/** `npm run check`: all static checks. Runs every check and shows each failure. */
import { runCommand } from './support/run-command.ts'

const folders = ['app', 'cli', 'runtime', 'sandbox', 'schemas', 'tests', 'widgets']

const checks: readonly (readonly [title: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--report-unused-disable-directives-severity=error', ...folders],
  ['format', 'biome', 'format', '.'],
  ['documents', 'node', 'tests/prose/check-documents.ts'],
  ['generated files', 'node', 'schemas/generator/main.ts', '--check'],
  ['unused code', 'knip', '--no-progress'],
  ['import directions', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
  ['brands', 'node', 'bin/livery.js', 'validate'],
]

let failed = 0
const queue = [...checks]
async function work(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [title, command, ...args] = check
    const started = performance.now()
    const { status, output } = await runCommand(command, args)
    const blind = title === 'import directions' && /\(0 modules/.test(output)
    if (status !== 0 || blind) failed += 1
    console.log(
      `${status === 0 && !blind ? 'ok  ' : 'FAIL'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    if (status !== 0 || blind) console.log(output.trimEnd())
  }
}
await Promise.all([work(), work()])
process.exit(failed === 0 ? 0 : 1)

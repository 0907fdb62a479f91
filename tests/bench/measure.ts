import { spawnSync } from 'node:child_process'
import { countVariable } from '../support/number-variable.ts'

/**
 * The length of a bench: `full` for a table of measurements, `once` for the shortest run that shows that the bench
 * works.
 */
export type BenchSize = 'full' | 'once'

/** The number of rounds of a bench: 1 for `once`, otherwise `LIVERY_BENCH_ROUNDS` or 5. */
export function roundsOf(size: BenchSize): number {
  return size === 'once' ? 1 : countVariable('LIVERY_BENCH_ROUNDS', 5)
}

/**
 * A measured process: its CPU time in ms over all threads, and its largest resident memory in MB. Other processes
 * affect CPU time less than wall-clock time.
 */
export interface Measurement {
  readonly ms: number
  readonly memory: number
}

/** Runs a Node program to its end. Throws an error with the program's output if it fails. */
export function measureProcess(script: string, args: readonly string[]): Measurement {
  const report = `process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    process.stderr.write('\\n#' + (userCPUTime + systemCPUTime) + ' ' + maxRSS)
  })`
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, script, ...args],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${script} ended with ${status}:\n${stdout}${stderr}`)
  const [, time, memory] = /#(\d+) (\d+)\s*$/.exec(stderr) ?? []
  return { ms: Number(time) / 1000, memory: Number(memory) / 1024 }
}

/** The median. For an even number of values, the mean of the two middle values. NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Runs the subjects in turn for a number of rounds, after one warm-up round, and returns the measurements of each
 * subject.
 */
export function interleave<Name extends string>(
  subjects: Readonly<Record<Name, () => Measurement>>,
  rounds: number,
): Record<Name, Measurement[]> {
  const names = Object.keys(subjects) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as Measurement[]])) as Record<Name, Measurement[]>
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const measured = subjects[name]()
      if (round >= 0) results[name].push(measured)
    }
  }
  return results
}

/** Returns a Markdown table in the format of `docs/benchmarks.md`. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

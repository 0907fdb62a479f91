import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram } from '../../support/built-program.ts'
import { projectRoot } from '../../support/run-command.ts'
import { type BenchSize, markdownTable, median, roundsOf } from '../measure.ts'
import { writeBrands } from '../validate/write-brands.ts'
import { requestsPerSecond } from './load.ts'
import { asked, takePage } from './page.ts'
import { startBare, startNuxt, startOurs, type Subject } from './render-subjects.ts'
import { countVariable, numberVariable } from '../../support/number-variable.ts'

interface Loaded {
  readonly name: string
  readonly subject: Subject
  readonly path: string
  readonly connections: number
}

/** The number of brands whose first visits are measured. */
const newcomers = 20

/**
 * Measures how many requests for a guest's home page the host handles a second. The page comes from memory, or renders
 * each time. Compares the host with a bare server and with Nuxt.
 */
export async function run(size: BenchSize): Promise<void> {
  const rounds = roundsOf(size)
  const seconds = size === 'once' ? 0.5 : numberVariable('LIVERY_BENCH_SECONDS', 5, 0.1)
  const manyBrands = size === 'once' ? newcomers : countVariable('LIVERY_BENCH_BRANDS', 1000)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const started: Subject[] = []
  const keep = (subject: Subject) => {
    started.push(subject)
    return subject
  }
  try {
    const builtFolder = await builtProgram(folder)
    const base = join(projectRoot, 'merchants')
    const page = join(projectRoot, 'tests/bench/page/merchants')
    const brands = join(folder, 'brands')
    writeBrands(brands, manyBrands)
    cpSync(join(page, 'phone191'), join(brands, 'phone191'), { recursive: true })
    const common = {
      builtFolder,
      environment: 'development',
      port: 0,
      backend: 'sandbox',
      folders: [page, base],
    } as const
    const one = keep(await startOurs(common))
    const cold = keep(await startOurs({ ...common, isCacheOff: true }))
    const many = keep(await startOurs({ ...common, folders: [brands, base] }))
    const bare = keep(await startBare(one.port))
    const nuxt = await startNuxt(one.port)
    if (nuxt) keep(nuxt)
    else console.error('Nuxt is left out: it is not installed in tests/bench/render/nuxt.')
    const subjects: readonly Loaded[] = [
      { name: 'a bare Node server, the same bytes', subject: bare, path: '/th-th', connections: 32 },
      { name: 'livery, one page from memory', subject: one, path: '/th-th', connections: 32 },
      { name: `livery, the same among ${manyBrands} brands`, subject: many, path: '/th-th', connections: 32 },
      ...(nuxt ? [{ name: 'Nuxt, from its memory', subject: nuxt, path: '/cached', connections: 32 }] : []),
      // Uses one connection, because concurrent requests share one rendering.
      { name: 'livery, rendered each time', subject: cold, path: '/th-th', connections: 1 },
      ...(nuxt ? [{ name: 'Nuxt, rendered each time', subject: nuxt, path: '/', connections: 1 }] : []),
    ]
    const results = new Map<Loaded, number[]>(subjects.map((one) => [one, []]))
    for (let round = -1; round < rounds; round += 1) {
      for (const loaded of subjects) {
        const { subject, path, connections } = loaded
        const speed = await requestsPerSecond({ port: subject.port, path, connections, seconds, headers: asked })
        if (round >= 0) results.get(loaded)?.push(speed)
      }
      process.stderr.write(`round ${round + 1} of ${rounds}\n`)
    }
    console.log(`Node ${process.version}, ${seconds} s each, medians of ${rounds} interleaved rounds, one machine.\n`)
    report(results)
    await reportFirstResponses(many, manyBrands)
  } finally {
    for (const subject of started) subject.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(results: ReadonlyMap<Loaded, readonly number[]>): void {
  const named = [...results]
  const speeds = (start: string) => named.find(([{ name }]) => name.startsWith(start))?.[1]
  const ratio = (all: readonly number[], to: readonly number[] | undefined) =>
    to ? median(all.map((value, index) => value / (to[index] ?? Number.NaN))).toFixed(2) : '-'
  const rows = named.map(([{ name, subject, connections }, all]) => [
    name,
    connections,
    median(all).toFixed(0),
    `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`,
    ratio(all, speeds('a bare')),
    ratio(all, speeds(name.endsWith('each time') ? 'Nuxt, rendered' : 'Nuxt, from')),
    subject.memory()?.toFixed(0) ?? '-',
  ])
  const head = ['subject', 'connections', 'requests a second', 'spread', '× bare', '× Nuxt', 'memory MB']
  console.log(markdownTable(head, rows))
}

/** Prints the response times for the first and the second visitor of a brand, on a host with many brands. */
async function reportFirstResponses(many: Subject, manyBrands: number): Promise<void> {
  const times: Record<'first' | 'next', number[]> = { first: [], next: [] }
  for (let index = 0; index < newcomers; index += 1) {
    const headers = { ...asked, host: `brand${String(index).padStart(5, '0')}.localhost` }
    for (const which of ['first', 'next'] as const) {
      const began = performance.now()
      await takePage(many.port, headers)
      times[which].push(performance.now() - began)
    }
  }
  const durations = ({ first, next }: typeof times) =>
    `${median(first).toFixed(0)} ms, the next one ${median(next).toFixed(0)} ms`
  console.log(
    `\nAmong ${manyBrands} brands, the first visitor of a brand waits ${durations(times)} (medians of ${newcomers} brands).`,
  )
}

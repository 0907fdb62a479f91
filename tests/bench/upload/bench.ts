import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { browserLaunch } from '../../support/browser.ts'
import { projectRoot } from '../../support/run-command.ts'
import { type BenchSize, markdownTable, median, roundsOf } from '../measure.ts'
import type { MeasuredUpload } from './page/main.ts'
import { startSlowStore } from './slow-store.ts'
import { memoryOfPage } from './watch-memory.ts'

const MB = 1024 * 1024
const reference = 'lib-storage'

/** The measurements of an upload, with the largest growth of the page process's memory, in MB. */
type Measured = MeasuredUpload & { readonly memory: number }

/**
 * Measures uploads of 20 MB and 100 MB from Chromium to a store with 50 ms latency and 20 Mbit/s. For `once`, measures
 * an upload of 11 MB at 400 Mbit/s.
 */
export async function run(benchSize: BenchSize): Promise<void> {
  const rounds = roundsOf(benchSize)
  const sizes = benchSize === 'once' ? [11 * MB] : [20 * MB, 100 * MB]
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  await buildPage(folder)
  const site = await serveFolder(folder)
  const store = await startSlowStore(50, (benchSize === 'once' ? 400_000_000 : 20_000_000) / 8)
  const browser = await chromium.launch(await browserLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${site.port}/`)
    const names = await page.evaluate(() => window.subjects)
    const memory = await memoryOfPage(browser)
    const results = new Map<string, Measured[]>()
    for (const size of sizes) {
      await page.evaluate((bytes) => window.makeFile(bytes), size)
      for (let round = 0; round < rounds; round += 1) {
        for (const name of names) {
          const grown = memory.watch()
          const measured = { ...(await measure(page, name, size, store.origin)), memory: grown() }
          if (store.taken() !== size) throw new Error(`${name} did not send the whole file.`)
          const key = `${size} ${name}`
          results.set(key, [...(results.get(key) ?? []), measured])
        }
        process.stderr.write(`${size / MB} MB: round ${round + 1} of ${rounds}\n`)
      }
    }
    report(names, sizes, results)
    console.log(`\nChromium ${browser.version()}, Node ${process.version}, medians of ${rounds} interleaved rounds.`)
  } finally {
    await browser.close()
    store.close()
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(page: Page, name: string, size: number, store: string): Promise<MeasuredUpload> {
  return page.evaluate(([one, bytes, origin]) => window.measure(one, bytes, origin), [name, size, store] as const)
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(projectRoot, 'tests/bench/upload/page'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(projectRoot, 'tests/bench/upload/page/main.ts'),
        output: { entryFileNames: 'main.js' },
      },
    },
  })
}

async function serveFolder(folder: string): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>bench</title><script type="module" src="/main.js"></script>')
      return
    }
    const file = join(folder, path)
    if (!existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function report(
  names: readonly string[],
  sizes: readonly number[],
  results: ReadonlyMap<string, readonly Measured[]>,
): void {
  const of = (size: number, name: string) => results.get(`${size} ${name}`) ?? []
  const rows = sizes.flatMap((size) =>
    names.map((name) => {
      const all = of(size, name)
      const rates = all.map(({ ms }) => (size * 8) / 1000 / ms)
      const ratios = all.map(({ ms }, index) => (of(size, reference)[index]?.ms ?? Number.NaN) / ms)
      return [
        `${size / MB} MB`,
        name,
        median(rates).toFixed(1),
        `${Math.min(...rates).toFixed(1)} to ${Math.max(...rates).toFixed(1)}`,
        median(ratios).toFixed(2),
        median(all.map(({ longestTask }) => longestTask)).toFixed(0),
        median(all.map((one) => one.memory)).toFixed(0),
      ]
    }),
  )
  console.log(
    markdownTable(
      ['file', 'subject', 'Mbit/s', 'spread', `× ${reference}`, 'longest task ms', 'memory growth MB'],
      rows,
    ),
  )
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageHeaders } from '../../../app/host/security-headers.ts'
import { startHost } from '../../../app/start-host.ts'
import { builtProgram } from '../../support/built-program.ts'
import { projectRoot } from '../../support/run-command.ts'
import { withBitmaps } from '../bitmaps.ts'
import { type BenchSize, markdownTable, median, roundsOf } from '../measure.ts'
import { startChromium } from './devtools.ts'
import { type Control, measurePage, type PageMeasurement } from './measure-page.ts'
import { startFront } from './secure-front.ts'
import { toHost } from './to-host.ts'
import { handWritten, staticPage, type Subject } from './page-subjects.ts'

const host = 'phone191.localhost'
const controls: readonly Control[] = ['menu', 'login', 'dot', 'theme', 'react', 'none']

/**
 * Compares the guest home of a brand on a slow phone with a hand-written application and with plain HTML. Serves the
 * plain HTML twice: without further headers, and with the security headers of the host.
 */
export async function run(size: BenchSize): Promise<void> {
  const rounds = roundsOf(size)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const running = await startHost({
    builtFolder: await builtProgram(folder),
    folders: [join(projectRoot, 'tests/bench/page/merchants'), join(projectRoot, 'merchants')],
    environment: 'development',
    port: 0,
    backend: 'sandbox',
  })
  const site = withBitmaps(toHost(running.port))
  const page = await site(new Request(`http://${host}/en-th`, { headers: { 'user-agent': 'Mobile' } }))
  const html = await page.text()
  const subjects: readonly Subject[] = [
    { name: 'livery', upstream: site },
    { name: 'static page', upstream: staticPage(html, site) },
    { name: 'static page, same headers', upstream: staticPage(html, site, securityHeaders(page)) },
    { name: 'SPA', upstream: await handWritten(html, join(folder, 'spa'), site) },
  ]
  const browser = await startChromium()
  const results = new Map<string, PageMeasurement[]>(subjects.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const control of controls) {
        for (const { name, upstream } of subjects) {
          if (control === 'react' && name.startsWith('static')) continue
          const front = await startFront(folder, upstream, 30)
          const mayFail = control === 'login' && name.startsWith('static')
          const address = `https://${host}:${front.port}/en-th`
          results.get(name)?.push(await measurePage(browser, address, { control, mayFail }))
          front.close()
        }
      }
      process.stderr.write(`round ${round + 1} of ${rounds}\n`)
    }
    report(results, browser.version, rounds)
  } finally {
    browser.close()
    await running.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The headers that protect our page. These headers take time too: because of the opener policy, the browser may start
 * another process for the page.
 */
function securityHeaders({ headers }: Response): Readonly<Record<string, string>> {
  const names = [...Object.keys(pageHeaders), 'content-security-policy']
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']))
}

const measures: readonly (readonly [name: string, keyof PageMeasurement, digits: number, scale: number])[] = [
  ['FCP ms', 'fcp', 0, 1],
  ['LCP ms', 'lcp', 0, 1],
  ['CLS', 'cls', 3, 1],
  ['long tasks beyond 50 ms, ms', 'blocked', 0, 1],
  ['language menu responds, ms', 'menu', 0, 1],
  ['log in shows the field, ms', 'login', 0, 1],
  ['carousel dot responds, ms', 'dot', 0, 1],
  ['theme switch responds, ms', 'theme', 0, 1],
  ['a control that needs React responds, ms', 'react', 0, 1],
  ['pictures of two screens, ms', 'pictures', 0, 1],
  ['transferred script with nothing used, kB', 'script', 1, 1000],
  ['transferred script before React responds, kB', 'scriptBeforeReact', 1, 1000],
  ['transferred script before the menu responds, kB', 'scriptBeforeMenu', 1, 1000],
]

function report(results: ReadonlyMap<string, readonly PageMeasurement[]>, version: string, rounds: number): void {
  const names = [...results.keys()]
  const values = (name: string, key: keyof PageMeasurement) =>
    (results.get(name) ?? []).map((one) => one[key]).filter((value) => !Number.isNaN(value))
  const rows = measures.map(([title, key, digits, scale]) => {
    const show = (name: string) => {
      const all = values(name, key).map((value) => value / scale)
      if (all.length === 0) return '-'
      return `${median(all).toFixed(digits)} [${Math.min(...all).toFixed(digits)}-${Math.max(...all).toFixed(digits)}]`
    }
    const ratio = (other: string) => {
      const mine = values('livery', key)
      const theirs = values(other, key)
      const ratios = mine.map((value, index) => value / (theirs[index] ?? Number.NaN)).filter(Number.isFinite)
      return ratios.length === 0 ? '-' : median(ratios).toFixed(2)
    }
    return [title, ...names.map(show), ...names.slice(1).map(ratio)]
  })
  console.log(
    `Chromium ${version}, Node ${process.version}, medians of ${rounds} interleaved rounds of each control.\n`,
  )
  console.log(markdownTable(['', ...names, ...names.slice(1).map((name) => `× ${name}`)], rows))
}

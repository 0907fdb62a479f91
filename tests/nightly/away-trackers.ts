/**
 * `npm run nightly -- trackers`: compares the largest paint of a brand while its trackers respond, are unreachable, or
 * never respond. Fails if the paint is more than a tenth later. The brand asks for no consent, so its trackers run.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from '../../app/start-host.ts'
import { asInProduction, behindProxy } from '../bench/lighthouse/in-production.ts'
import { domainOf } from '../bench/lighthouse/pages.ts'
import { markdownTable, median } from '../bench/measure.ts'
import { startChromium } from '../bench/page/devtools.ts'
import { measurePage } from '../bench/page/measure-page.ts'
import { type Upstream, startFront } from '../bench/page/secure-front.ts'
import { toHost } from '../bench/page/to-host.ts'
import { builtProgram } from '../support/built-program.ts'
import { projectRoot } from '../support/run-command.ts'
import { countVariable } from '../support/number-variable.ts'

const brand = 'mafa191'
const most = 1.1
const rounds = countVariable('LIVERY_BENCH_ROUNDS', 9)

const folder = mkdtempSync(join(tmpdir(), 'livery-trackers-'))
const merchants = join(folder, 'merchants')
cpSync(join(projectRoot, 'merchants'), merchants, { recursive: true })
const manifest = join(merchants, brand, 'manifest.json')
const { analytics, ...others } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly analytics: object }
writeFileSync(manifest, JSON.stringify({ ...others, analytics: { ...analytics, consent: { ask: false } } }))
const running = await startHost({
  builtFolder: await builtProgram(folder),
  folders: [merchants],
  environment: 'production',
  port: 0,
  backend: 'sandbox',
})

const tracked = { respond: 0, hang: 0 }
const thirdParties: Readonly<Record<keyof typeof tracked, Upstream>> = {
  respond: async () => {
    tracked.respond += 1
    return new Response(null, { status: 204 })
  },
  hang: () => {
    tracked.hang += 1
    return new Promise(() => {})
  },
}

const isForeign = (url: string) => new URL(url).hostname !== domainOf(brand)

/** A browser for which the trackers are in one state, and the TLS server in front of the host and the trackers. */
async function openBrowser(kind: keyof typeof tracked, more: readonly string[] = []) {
  const front = await startFront(folder, behindProxy(toHost(running.port), thirdParties[kind]), 30)
  const browser = await startChromium([...more, ...asInProduction(folder, front.port)])
  return { front, browser, lcp: [] as number[] }
}

const unreachable = `--host-resolver-rules=MAP events.${brand}.example ~NOTFOUND,MAP *.example:443 127.0.0.1:`
const browsers = {
  respond: await openBrowser('respond'),
  hang: await openBrowser('hang'),
  blocked: await openBlockedBrowser(),
}

async function openBlockedBrowser() {
  const front = await startFront(folder, behindProxy(toHost(running.port), thirdParties.respond), 30)
  const [, spki = ''] = asInProduction(folder, front.port)
  return { front, browser: await startChromium([unreachable + front.port, spki]), lcp: [] as number[] }
}

try {
  // The first round does not count, because the host renders the pages in it.
  for (let round = -1; round < rounds; round += 1) {
    for (const { browser, lcp } of Object.values(browsers)) {
      // Each measurement lasts until all of the site's own requests have a response.
      const measured = await measurePage(browser, `https://${domainOf(brand)}/th-th`, { control: 'menu', isForeign })
      if (round >= 0) lcp.push(measured.lcp)
    }
  }
} finally {
  for (const { front, browser } of Object.values(browsers)) {
    browser.close()
    front.close()
  }
  await running.close()
  rmSync(folder, { recursive: true, force: true })
}

const ratio = (kind: 'hang' | 'blocked') =>
  median(browsers[kind].lcp.map((value, index) => value / (browsers.respond.lcp[index] ?? Number.NaN)))
const row = (name: string, lcp: readonly number[], times: string) => [
  name,
  `${median(lcp).toFixed(0)} [${Math.min(...lcp).toFixed(0)}-${Math.max(...lcp).toFixed(0)}]`,
  times,
]
console.log(
  markdownTable(
    ['trackers', 'LCP ms', 'ratio'],
    [
      row('respond', browsers.respond.lcp, '1.00'),
      row('cannot be reached', browsers.blocked.lcp, ratio('blocked').toFixed(2)),
      row('never respond', browsers.hang.lcp, ratio('hang').toFixed(2)),
    ],
  ),
)
console.log(`\nMedians of ${rounds} interleaved rounds, load ${loadavg()[0]?.toFixed(1)}.`)
if (tracked.respond === 0 || tracked.hang === 0)
  throw new Error('No tracker received a request, so nothing was measured.')
process.exit(ratio('hang') <= most && ratio('blocked') <= most ? 0 : 1)

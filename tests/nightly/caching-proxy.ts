/**
 * `npm run nightly -- proxy`: guests' pages behind a real nginx, with the configuration of the operator's guide
 * ([OPS-03]).
 *
 * nginx serves at least 95 % of the requests. No page is stale for more than 2 s after a publish.
 */
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLivery } from '../e2e/start-livery.ts'
import { projectRoot } from '../support/run-command.ts'
import { bin, createChecks, livery, requireNginx, startNginx } from './nightly-run.ts'
import { builtProgram } from '../support/built-program.ts'
import { countVariable } from '../support/number-variable.ts'

requireNginx()
const port = countVariable('LIVERY_TEST_PORT', 5190) + 40
const brands = ['siam191', 'beta191', 'mafa191']
const pageCount = 200
const requestCount = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const temporary = mkdtempSync(join(tmpdir(), 'livery-proxy-'))
const merchants = join(temporary, 'merchants')
const store = join(temporary, 'releases')
const { report, status } = createChecks()

interface Page {
  readonly host: string
  readonly path: string
}

interface RawResponse {
  readonly status: number
  readonly from: string
  readonly text: string
}

let nginx: ChildProcess | undefined
let hostPort = 0
cpSync(join(projectRoot, 'merchants'), merchants, { recursive: true })
const built = await builtProgram(temporary)
await Promise.all(brands.map(publish))
const host = await startLivery(
  [bin, 'host', '--env', 'development', '--sandbox', '--built', built, '--store', store, '--port', '0'],
  'Listening',
)
try {
  hostPort = Number(/127\.0\.0\.1:(\d+)/.exec(host.output())?.[1])
  mkdirSync(join(temporary, 'cache'))
  nginx = startNginx(temporary, siteOf(hostPort))
  const pages = await findPages()
  report(`${pages.length} pages of ${brands.length} brands`, pages.length === pageCount)
  await measureHits(pages)
  await measureStaleness(pages.filter(({ host: name }) => name.startsWith(brands[0] ?? '')))
} finally {
  nginx?.kill()
  await host.stop()
  agent.destroy()
  rmSync(temporary, { recursive: true, force: true })
}
process.exit(status())

async function publish(brand: string): Promise<void> {
  const args = ['publish', brand, 'development', '--to', store, '--by', 'nightly', '--yes', '--merchants', merchants]
  await livery(args)
}

/** The configuration of the guide, with the folders and ports of this run. */
function siteOf(upstream: number): string {
  const guide = readFileSync(join(projectRoot, 'docs/operators-guide.md'), 'utf8')
  const [, shown = ''] = /```nginx\n([\s\S]+?)```/.exec(guide) ?? []
  return shown
    .replace('/var/cache/nginx/livery', join(temporary, 'cache'))
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replace('server {', `server {\n  listen 127.0.0.1:${port};\n  add_header x-from $upstream_cache_status always;`)
}

function ask({ host: name, path }: Page, at = port): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${name}:${port}` }
    request({ agent, port: at, path, headers, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, from: String(response.headers['x-from'] ?? ''), text }),
      )
    })
      .once('error', reject)
      .end()
  })
}

/** The pages that links lead to, starting from the brands' home pages. */
async function findPages(): Promise<readonly Page[]> {
  const waiting: Page[] = brands.flatMap((brand) =>
    ['/en-th', '/th-th'].map((path) => ({ host: `${brand}.localhost`, path })),
  )
  const seen = new Set(waiting.map(({ host: name, path }) => name + path))
  const pages: Page[] = []
  for (let page = waiting.shift(); page && pages.length < pageCount; page = waiting.shift()) {
    const { host: name } = page
    const { status, text } = await askOnceUp(page)
    if (status !== 200) continue
    pages.push(page)
    for (const [, path = ''] of text.matchAll(/href="?(\/(?:en|th)-th(?:\/[\w/-]*)?)[">\s]/g)) {
      if (seen.has(name + path)) continue
      seen.add(name + path)
      waiting.push({ host: name, path })
    }
  }
  return pages
}

/** A response from nginx, which may still be starting. */
async function askOnceUp(page: Page): Promise<RawResponse> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(page)
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function measureHits(pages: readonly Page[]): Promise<void> {
  const counts = new Map<string, number>()
  const started = performance.now()
  let next = 0
  const visit = async () => {
    while (next < requestCount) {
      // The step and the number of pages have no common factor, so the visits reach all pages.
      const page = pages[(next++ * 77) % pages.length]
      if (!page) continue
      const { status, from } = await ask(page)
      const name = status === 200 ? from : String(status)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 32 }, visit))
  const seconds = (performance.now() - started) / 1000
  const own = ['HIT', 'STALE', 'UPDATING'].reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
  const all = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
  const share = (100 * own) / requestCount
  report(
    `nginx served ${share.toFixed(1)} % of ${requestCount} requests itself in ${seconds.toFixed(1)} s (${all})`,
    share >= 95,
  )
}

/** The time at which the host itself, without nginx, shows the new name. */
async function untilTakenOver(page: Page | undefined): Promise<number> {
  for (;;) {
    const { text } = await ask(page ?? { host: '', path: '' }, hostPort)
    if (text.includes('Other Name')) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Publishes another name of a brand while visitors read its pages, and measures how long pages show the old name.
 */
async function measureStaleness(pages: readonly Page[]): Promise<void> {
  const [brand = ''] = brands
  const manifest = join(merchants, brand, 'manifest.json')
  const text = readFileSync(manifest, 'utf8')
  const [, name = ''] = /"name": "([^"]+)"/.exec(text) ?? []
  writeFileSync(manifest, text.replace(`"name": "${name}"`, '"name": "Other Name"'))
  let published = Number.POSITIVE_INFINITY
  let stale = 0
  let isOver = false
  const visit = async (page: Page) => {
    while (!isOver) {
      const asked = performance.now()
      const { text: html } = await ask(page)
      // Does not read the title, because a file of the backend sets the titles of some pages.
      const isOld = !html.includes('"og:site_name" content="Other Name"')
      if (isOld && asked > published) stale = Math.max(stale, asked - published)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const visits = pages.map(visit)
  await publish(brand)
  published = performance.now()
  const taken = await untilTakenOver(pages[0])
  console.log(`     the host itself shows the release ${((taken - published) / 1000).toFixed(2)} s after the publish`)
  await new Promise((resolve) => setTimeout(resolve, 6000))
  isOver = true
  await Promise.all(visits)
  report(
    `${pages.length} pages read five times a second: the last old page ${(stale / 1000).toFixed(2)} s after the publish`,
    stale <= 2000,
  )
}

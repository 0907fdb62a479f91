/**
 * `npm run nightly -- pages`: published pages as files behind a real nginx ([OPS-03]), from `apt-get install nginx`.
 *
 * nginx serves a page with the host's headers, at 0.9 times the rate of a plain file or faster. If a path has no file,
 * nginx forwards the request to the host.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageHeaders } from '../../app/host/security-headers.ts'
import { requestsPerSecond } from '../bench/render/load.ts'
import { startLivery } from '../e2e/start-livery.ts'
import { projectRoot } from '../support/run-command.ts'
import { bin, createChecks, livery, requireNginx, startNginx } from './nightly-run.ts'
import { builtProgram } from '../support/built-program.ts'
import { countVariable } from '../support/number-variable.ts'

requireNginx()
const port = countVariable('LIVERY_TEST_PORT', 5190) + 60
const brand = 'siam191'
const name = `${brand}.localhost`
const rounds = 5
const temporary = mkdtempSync(join(tmpdir(), 'livery-published-'))
const [store, pages] = [join(temporary, 'releases'), join(temporary, 'pages')]
const { report, status } = createChecks()
let nginx: ChildProcess | undefined

const built = await builtProgram(temporary)
const host = await startLivery(
  [bin, 'host', '--env', 'development', '--sandbox', '--built', built, '--port', '0'],
  'Listening',
)
try {
  const hostPort = Number(/127\.0\.0\.1:(\d+)/.exec(host.output())?.[1])
  const api = `http://127.0.0.1:${hostPort}`
  const args = ['--to', store, '--by', 'nightly', '--yes', '--pages', built, '--api', api]
  await livery(['publish', brand, 'development', ...args])
  console.log((await livery(['pages', brand, 'development', '--store', store, '--out', pages])).trim())
  const file = join(pages, name, 'en-th/faq.html')
  mkdirSync(join(temporary, 'plain'))
  writeFileSync(join(temporary, 'plain/faq.html'), readFileSync(file))
  nginx = startNginx(temporary, siteOf(hostPort), 'sendfile on; keepalive_requests 1000000;')
  const page = await ask('/en-th/faq')
  report('a published page is the file', page.text === readFileSync(file, 'utf8') && page.status === 200)
  const lacking = Object.entries(pageHeaders).filter(
    ([header, value]) => String(page.headers[header]).toLowerCase() !== value.toLowerCase(),
  )
  report(`it has the headers of a page ${lacking.map(([header]) => header).join(' ')}`, lacking.length === 0)
  const withQuery = await ask('/en-th?aff=lek')
  report('a page with a query is the published file', withQuery.text.includes('data-published'))
  const missing = await ask('/en-th/no-such-page')
  report(
    'a page without a file comes from the host',
    missing.status === 404 && missing.text.includes('<html lang="en"'),
  )
  const texts = /"(\/_livery\/(?:texts|site)\/[^"]+)"/.exec(page.text)?.[1] ?? ''
  report(`files of the site come from the host: ${texts}`, (await ask(texts)).status === 200)
  await measure()
} finally {
  nginx?.kill()
  await host.stop()
  rmSync(temporary, { recursive: true, force: true })
}
process.exit(status())

/** The configuration of the guide, with the folders and ports of this run. Adds a location for a plain file. */
function siteOf(hostPort: number): string {
  const guide = readFileSync(join(projectRoot, 'docs/operators-guide.md'), 'utf8')
  const [, shown = ''] = /```nginx\n(server \{\n {2}root \/srv\/pages[\s\S]+?)```/.exec(guide) ?? []
  return shown
    .replaceAll('/srv/pages', pages)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${hostPort}`)
    .replace(
      'server {',
      `server {\n  listen 127.0.0.1:${port};\n  location /plain/ { alias ${temporary}/plain/; }\n  types { text/html html; }`,
    )
}

interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** A response from nginx, which may still be starting. */
async function ask(path: string): Promise<RawResponse> {
  for (let tries = 0; ; tries++) {
    try {
      return await askOnce(path)
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function askOnce(path: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host: `${name}:${port}` } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .once('error', reject)
      .end()
  })
}

/** Measures both rates alternately, so that a busy machine slows both. The median of the rounds' ratios counts. */
async function measure(): Promise<void> {
  const rate = (path: string) => requestsPerSecond({ port, path, headers: { host: name }, connections: 32, seconds: 2 })
  await rate('/plain/faq.html')
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const plain = await rate('/plain/faq.html')
    const published = await rate('/en-th/faq')
    console.log(`     ${Math.round(published)} published pages/s, ${Math.round(plain)} plain files/s`)
    ratios.push(published / plain)
  }
  const median = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  report(`nginx serves a published page at ${median.toFixed(2)} times the rate of a plain file`, median >= 0.9)
}

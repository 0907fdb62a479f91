/**
 * `npm run nightly -- brands`: 10,000 brands in one host ([OPS-03]). Each response has to be a page of its brand,
 * without anything of another brand. The memory has a limit. LIVERY_BRANDS and LIVERY_REQUESTS change the numbers.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../e2e/ask.ts'
import { startLivery } from '../e2e/start-livery.ts'
import { bin, createChecks } from './nightly-run.ts'
import { builtProgram } from '../support/built-program.ts'
import { countVariable } from '../support/number-variable.ts'

const brandCount = countVariable('LIVERY_BRANDS', 10_000)
const requestCount = countVariable('LIVERY_REQUESTS', 10_000)
/** The limits of the host's cache for all brands together, and of the whole process, in MB. */
const cacheLimit = 64 * 1.048576
const memoryLimit = cacheLimit + 200
const paths = ['/en-th', '/th-th', '/en-th/faq', '/th-th/contact-us']
const temporary = mkdtempSync(join(tmpdir(), 'livery-many-'))
const merchants = join(temporary, 'merchants')
const { report, status } = createChecks()
const idOf = (index: number) => `brand-${String(index).padStart(5, '0')}`
const nameOf = (index: number) => `Name${String(index).padStart(5, '0')}`

for (let index = 0; index < brandCount; index++) writeBrand(index)
mkdirSync(join(temporary, 'none'))
const built = await builtProgram(temporary)
// A backend without any data, so that the pages show the brands' own texts.
const backend = createServer((_request, response) => response.writeHead(404).end())
await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
const { port: backendPort } = backend.address() as { readonly port: number }
// In a checkout, Node compiles TypeScript at the first start, and the compiler stays in memory. The package is
// JavaScript, so its hosts never load the compiler. So a first host, without brands, writes the compiled code to the
// disk.
await (await startHost(join(temporary, 'none'))).stop()
const started = performance.now()
const host = await startHost(merchants)
try {
  const seconds = (performance.now() - started) / 1000
  const port = Number(/Listening at 127\.0\.0\.1:(\d+)/.exec(host.output())?.[1])
  const operations = Number(/metrics at 127\.0\.0\.1:(\d+)/.exec(host.output())?.[1])
  const first = await megabytes(operations)
  console.log(`     ${brandCount} brands are served after ${seconds.toFixed(1)} s, with ${first} MB resident`)
  await visitInterleaved(port)
  const after = await megabytes(operations)
  const cached = await megabytes(operations, 'livery_cached_bytes')
  report(`${cached} MB cached by the host's own count; the limit is ${cacheLimit.toFixed(0)} MB`, cached <= cacheLimit)
  report(
    `${after} MB resident after ${requestCount} requests; the goal is ${memoryLimit.toFixed(0)} MB`,
    after <= memoryLimit,
  )
} finally {
  await host.stop()
  backend.close()
  rmSync(temporary, { recursive: true, force: true })
}
process.exit(status())

/** Starts a host with the brands of a folder. */
function startHost(folder: string) {
  const backendOrigin = `http://127.0.0.1:${backendPort}`
  const places = ['--merchants', folder, '--built', built, '--api', backendOrigin]
  return startLivery([bin, 'host', '--env', 'development', ...places, '--port', '0', '--operations', '0'], 'Listening')
}

function writeBrand(index: number): void {
  const id = idOf(index)
  const folder = join(merchants, id)
  mkdirSync(join(folder, 'environments'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ merchant: { id, name: nameOf(index) } }))
  const site = { domains: { [`${id}.localhost`]: {} } }
  writeFileSync(join(folder, 'environments/development.json'), JSON.stringify({ site }))
  for (const name of ['staging', 'production']) writeFileSync(join(folder, `environments/${name}.json`), '{}')
}

async function megabytes(port: number, name = 'process_resident_memory_bytes'): Promise<number> {
  const { text } = await ask('localhost', '/metrics', { port })
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Math.round(Number(line?.slice(name.length)) / 1e6)
}

/** Requests pages of all brands in turn, 32 at a time, and searches each response for names of other brands. */
async function visitInterleaved(port: number): Promise<void> {
  let next = 0
  let foreign = 0
  let own = 0
  const begun = performance.now()
  const visit = async () => {
    while (next < requestCount) {
      const number = next++
      // The step and the number of brands have no common factor, so that successive requests are for distant brands of
      // the list.
      const index = (number * 7919) % brandCount
      const path = paths[number % paths.length] ?? '/'
      const { status, text, headers } = await ask(`${idOf(index)}.localhost`, path, { port })
      const seen = new Set(`${text}${JSON.stringify(headers)}`.match(/\b(?:Name|brand-)\d{5}\b/g))
      if (status === 200 && seen.has(nameOf(index))) own += 1
      if ([...seen].some((name) => name !== nameOf(index) && name !== idOf(index))) foreign += 1
    }
  }
  await Promise.all(Array.from({ length: 32 }, visit))
  const rate = requestCount / ((performance.now() - begun) / 1000)
  report(
    `${own} of ${requestCount} responses are a page of their brand (${rate.toFixed(0)} a second)`,
    own === requestCount,
  )
  report(`${foreign} responses contain something of another brand`, foreign === 0)
}

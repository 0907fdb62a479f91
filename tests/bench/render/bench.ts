import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buildSite } from '../../../app/build/build-site.ts'
import { startHost } from '../../../app/start-host.ts'
import { projectRoot } from '../../support/run-command.ts'
import { markdownTable, median } from '../measure.ts'
import { writeBrands } from '../validate/world.ts'

const rounds = 3
const seconds = Number(process.env.LIVERY_BENCH_SECONDS ?? 5)
const manyBrands = Number(process.env.LIVERY_BENCH_BRANDS ?? 1000)
const mobile = 'Mozilla/5.0 (Linux; Android 14) Mobile bench'

/** Requests a second for the HTML of a guest's home page: from memory, rendered each time, and beside a bare server. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const builtFolder = join(folder, 'built')
  await buildSite({ projectFolder: projectRoot, outFolder: builtFolder })
  const brands = join(folder, 'brands')
  writeBrands(brands, manyBrands)
  cpSync(join(projectRoot, 'merchants/siam191'), join(brands, 'siam191'), { recursive: true })
  const common = { builtFolder, environment: 'development', port: 0, backend: 'sandbox' } as const
  const base = join(projectRoot, 'merchants')
  const one = await startHost({ ...common, folders: [base] })
  const cold = await startHost({ ...common, folders: [base], pageMemory: 0 })
  const many = await startHost({ ...common, folders: [brands, base], backend: 'http://127.0.0.1:9' })
  const { server: bare, port: barePort } = await bareServer(one.port)
  const subjects: readonly (readonly [name: string, port: number, connections: number])[] = [
    ['a bare Node server, the same bytes', barePort, 32],
    ['livery, one page from memory', one.port, 32],
    [`livery, the same among ${manyBrands} brands`, many.port, 32],
    ['livery, rendered each time', cold.port, 4],
  ]
  try {
    const results = new Map<string, number[]>(subjects.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, port, connections] of subjects) results.get(name)?.push(await load(port, connections))
    }
    const reference = results.get(subjects[0]?.[0] ?? '') ?? []
    const rows = subjects.map(([name, , connections]) => {
      const all = results.get(name) ?? []
      const ratios = all.map((value, index) => value / (reference[index] ?? Number.NaN))
      return [
        name,
        connections,
        median(all).toFixed(0),
        `${Math.min(...all)} to ${Math.max(...all)}`,
        median(ratios).toFixed(3),
      ]
    })
    console.log(`Node ${process.version}, ${seconds} s each, medians of ${rounds} interleaved rounds, one machine.\n`)
    console.log(markdownTable(['what', 'connections', 'requests a second', 'spread', 'ratio'], rows))
    console.log(`\nMemory of the process with all of these hosts: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB.`)
  } finally {
    bare.close()
    for (const host of [one, cold, many]) await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(port: number, connections: number): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}/th-th`,
    connections,
    duration: seconds,
    headers: { host: 'siam191.localhost', 'accept-encoding': 'br', 'user-agent': mobile },
  })
  if (non2xx > 0) throw new Error(`${non2xx} answers were no pages.`)
  return requests.average
}

/** The fastest that this process could do: the page's bytes and headers, from memory, with nothing decided. */
async function bareServer(port: number): Promise<{ server: Server; port: number }> {
  const { request } = await import('node:http')
  const { headers, body } = await new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        path: '/th-th',
        headers: { host: 'siam191.localhost', 'accept-encoding': 'br', 'user-agent': mobile },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks) }),
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })
  const { date: _date, connection: _connection, 'keep-alive': _keep, ...kept } = headers
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...kept, 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

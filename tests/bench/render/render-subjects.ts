import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { StartHostOptions } from '../../../app/start-host.ts'
import { takeContent } from './page.ts'

/** A server in a process of its own, so that the load generator does not use its CPU time. */
export interface Subject {
  readonly port: number
  /** Resident memory in MB. Undefined if the system does not report it. */
  readonly memory: () => number | undefined
  readonly stop: () => void
}

const serve = fileURLToPath(new URL('./serve.ts', import.meta.url))
const nuxtFolder = fileURLToPath(new URL('./nuxt', import.meta.url))

export const startOurs = (options: StartHostOptions) => startProcess(serve, ['host', JSON.stringify(options)])
export const startBare = (port: number) => startProcess(serve, ['bare', String(port)])

/**
 * Builds and starts a Nuxt site whose page has the same lists as our page. Builds the site each time, so that it
 * matches the sources.
 *
 * @returns undefined if Nuxt is not installed below `nuxt/`
 */
export async function startNuxt(oursPort: number): Promise<Subject | undefined> {
  if (!existsSync(`${nuxtFolder}/node_modules/nuxt`)) return undefined
  writeFileSync(`${nuxtFolder}/page.json`, JSON.stringify(await takeContent(oursPort)))
  const env = { ...process.env, NODE_ENV: 'production', NUXT_TELEMETRY_DISABLED: '1' }
  const bin = `${nuxtFolder}/node_modules/nuxt/bin/nuxt.mjs`
  const built = spawnSync(process.execPath, [bin, 'build'], { cwd: nuxtFolder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`Nuxt was not built:\n${built.stdout}${built.stderr}`)
  const port = await freePort()
  return startProcess(
    `${nuxtFolder}/node_modules/.output/server/index.mjs`,
    [],
    { ...env, HOST: '127.0.0.1', PORT: String(port) },
    port,
  )
}

/**
 * Starts a program and waits until it listens.
 *
 * @param fixedPort the port of a program that prints "Listening" and no port. Other programs choose a port and print
 * it.
 */
async function startProcess(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  fixedPort?: number,
): Promise<Subject> {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /^port (\d+)$/m.exec(output)?.[1] ?? (/Listening/i.test(output) ? fixedPort : undefined)
      if (found !== undefined) resolve(Number(found))
    })
  })
  return { port, memory: () => memoryOf(child), stop: () => void child.kill() }
}

function memoryOf({ pid }: ChildProcess): number | undefined {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]) / 1024
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

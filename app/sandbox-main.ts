/**
 * Runs a sandbox:
 *
 *   node app/sandbox-main.ts [--port 4310] [--database sandbox.sqlite] [--seed 191] [--no-control]
 *     <id>=<sandbox.json>[@host,…] …
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPassword, readMerchant, seedMembers, startSandbox } from '../sandbox/index.ts'
import { type Json, merge } from '../runtime/manifest/index.ts'
import { messageOf } from '../runtime/errors/caught-error.ts'
import { loadSandboxParts } from './sandbox-parts.ts'

/** A brand's data, merged onto the data of `base` if both folders have the same parent. */
function readOnBase(path: string): Json {
  const read = (file: string) => {
    const text = readFileSync(file, 'utf8')
    try {
      return JSON.parse(text) as Json
    } catch (cause) {
      throw new Error(`${file}: ${String(cause)}`, { cause })
    }
  }
  const base = join(dirname(path), '../base/sandbox.json')
  return merge(existsSync(base) ? read(base) : {}, read(path))
}

/** Reads the options and the brands from the command line. Throws if the command line has a mistake. */
function readInput() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      port: { type: 'string', default: '4310' },
      database: { type: 'string', default: ':memory:' },
      seed: { type: 'string', default: '191' },
      control: { type: 'boolean', default: true },
    },
  })
  if (positionals.length === 0) throw new Error('Name at least one brand: <id>=<path of its sandbox.json>')
  return { values, merchants: positionals.map((argument) => readMerchant(argument, readOnBase)) }
}

/** Like `readInput`. For a mistake, prints its message without the stack, and ends the process. */
function inputOrEnd() {
  try {
    return readInput()
  } catch (error) {
    console.error(messageOf(error))
    return process.exit(2)
  }
}

const { values, merchants } = inputOrEnd()
const sandbox = await startSandbox({
  parts: await loadSandboxParts(),
  merchants,
  database: values.database,
  control: values.control,
  port: Number(values.port),
  seed: Number(values.seed),
})

console.log(`Sandbox at ${sandbox.origin}`)
for (const merchant of merchants) console.log(`  ${merchant.name}: ${merchant.hosts.join(', ')}`)
console.log(`  Member ${seedMembers[0]?.phone}, password ${demoPassword}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
}

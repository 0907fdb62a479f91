/**
 * Validates a folder of brands with precompiled Ajv validators, as a reference for `livery validate`. Stops at a file's
 * first error, reports no position, merges no layers and checks no references. Usage: reference.ts FOLDER VALIDATORS
 */
import { readdirSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
enableCompileCache()

const [folder = '', validators = ''] = process.argv.slice(2)
const { manifest, tokens, messages, sandbox } = (await import(validators)) as Record<
  string,
  (value: unknown) => boolean
>
let wrong = 0
let files = 0
for (const brand of readdirSync(folder)) {
  for (const entry of readdirSync(join(folder, brand), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const value: unknown = JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    const validate = { 'tokens.json': tokens, 'sandbox.json': sandbox, 'en.json': messages, 'th.json': messages }[
      entry.name
    ]
    files += 1
    if (!(validate ?? manifest)?.(value)) wrong += 1
  }
}
console.log(`${files} files, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)

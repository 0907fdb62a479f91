/**
 * Writes `schemas/generated/`: types, standalone validators, the widget catalogue, and the schemas that editors read.
 * With `--check` it writes nothing and fails when a file is not what it would write.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'
import { readSources } from './read-schemas.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const check = process.argv.includes('--check')

const files = await generate(readSources(root))
const stale: string[] = []
for (const [path, text] of files) {
  const full = join(root, path)
  if (existsSync(full) && readFileSync(full, 'utf8') === text) continue
  stale.push(path)
  if (check) continue
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
}
for (const full of globSync(join(root, 'schemas/generated/*'))) {
  const path = relative(root, full).replaceAll('\\', '/')
  if (files.has(path)) continue
  stale.push(path)
  if (!check) rmSync(full)
}

if (check && stale.length > 0) {
  console.error(`These generated files are stale. Run npm run generate and commit them:\n  ${stale.join('\n  ')}`)
  process.exit(1)
}
console.log(stale.length === 0 ? 'Generated files are up to date.' : `Wrote ${stale.length} generated files.`)

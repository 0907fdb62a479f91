/**
 * Writes `schemas/generated/`: types, standalone validators, the widget catalogue, and the schemas for editors. With
 * `--check` it writes nothing, and fails if a file is stale.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'
import { readSources } from './read-schemas.ts'
import { writeFiles } from './write-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const check = process.argv.includes('--check')

const stale = writeFiles(join(root, 'schemas/generated'), await generate(readSources(root)), { check })

if (check && stale.length > 0) {
  const paths = stale.map((name) => `schemas/generated/${name}`)
  console.error(`These generated files are stale. Run npm run generate and commit them:\n  ${paths.join('\n  ')}`)
  process.exit(1)
}
console.log(stale.length === 0 ? 'Generated files are up to date.' : `Wrote ${stale.length} generated files.`)

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources } from '../../../schemas/generator/read-schemas.ts'
import { layerSchemas } from '../../../schemas/generator/layer-schema.ts'
import { validatorModule } from '../../../schemas/generator/validators.ts'
import { projectRoot } from '../../support/run-command.ts'
import {
  type BenchSize,
  interleave,
  markdownTable,
  measureProcess,
  median,
  type Measurement,
  roundsOf,
} from '../measure.ts'
import { writeBrands } from './write-brands.ts'

/**
 * Compares `livery validate` for 1,000 brands with a precompiled JSON Schema validator for the same files. The runs
 * with 1 and 10,000 brands show how the time grows.
 */
export async function run(size: BenchSize): Promise<void> {
  const rounds = roundsOf(size)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const validators = await writeReferenceValidators(folder)
    const livery = join(projectRoot, 'bin/livery.js')
    const reference = fileURLToPath(new URL('./reference.ts', import.meta.url))
    const rows: (string | number)[][] = []
    const runs = [
      [1, rounds],
      [1000, rounds],
      [10_000, 2],
    ] as const
    const saves: string[] = []
    for (const [count, times] of size === 'once' ? ([[2, 1]] as const) : runs) {
      const brands = join(folder, `brands-${count}`)
      const { bytes } = writeBrands(brands, count)
      const results = interleave(
        {
          'livery validate': () => measureProcess(livery, ['validate', '--merchants', brands]),
          'precompiled Ajv, first error only': () => measureProcess(reference, [brands, validators]),
        },
        times,
      )
      const [mine, other] = Object.values(results) as [Measurement[], Measurement[]]
      const ratios = mine.map(({ ms }, index) => ms / (other[index]?.ms ?? Number.NaN))
      if (count > 1 && count < 10_000) saves.push(saveIn(brands, count))
      for (const [name, measured] of Object.entries(results)) {
        rows.push([
          count,
          `${(bytes / count / 1024).toFixed(1)} kB`,
          name,
          median(measured.map(({ ms }) => ms)).toFixed(0),
          `${Math.min(...measured.map(({ ms }) => ms)).toFixed(0)} to ${Math.max(...measured.map(({ ms }) => ms)).toFixed(0)}`,
          median(measured.map(({ memory }) => memory)).toFixed(0),
          measured === mine ? median(ratios).toFixed(2) : '1.00',
        ])
      }
    }
    console.log(
      `Node ${process.version}, medians of ${rounds} interleaved rounds (2 for 10,000 brands), each in a process of its own.\n`,
    )
    console.log(markdownTable(['brands', 'JSON of one', 'subject', 'CPU ms', 'spread', 'memory MB', 'ratio'], rows))
    console.log(`\n${saves.join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The time from a saved file to the verdict, after all brands have been validated. */
function saveIn(brands: string, count: number): string {
  const script = fileURLToPath(new URL('./save.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, brands], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return `A save among ${count} brands: ${stdout.trim()}`
}

/**
 * Writes validators for the files of a brand. Each validator stops at the first error. Returns the path of their
 * module.
 */
async function writeReferenceValidators(folder: string): Promise<string> {
  const { manifest, sandbox, records } = readSources(projectRoot)
  const texts = { $id: 'livery:texts', type: 'object', additionalProperties: { type: 'string' } }
  const code = await validatorModule(
    [...manifest, ...layerSchemas(manifest), texts, ...records, ...(sandbox ? [sandbox.file] : [])],
    {
      manifest: 'livery:layer/manifest',
      tokens: 'livery:layer/tokens',
      messages: 'livery:texts',
      sandbox: 'livery:sandbox',
    },
    undefined,
    { allErrors: false },
  )
  const formats = join(projectRoot, 'schemas/formats.ts')
  const path = join(folder, 'reference-validators.js')
  writeFileSync(path, code.replace('"../formats.ts"', JSON.stringify(formats)))
  if (!readFileSync(path, 'utf8').includes(formats)) throw new Error('The reference does not use the named formats.')
  return path
}

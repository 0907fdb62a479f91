/**
 * Measures how long a preview or host validates a brand after one of its files has been saved. The folder contains many
 * brands. Usage: save.ts FOLDER
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBrandStore } from '../../../app/host/brand-store.ts'
import { createVerdicts } from '../../../app/host/verdicts.ts'
import { createFileSource } from '../../../runtime/sources/file-source.ts'
import { median } from '../measure.ts'

const [folder = ''] = process.argv.slice(2)
const brands = readdirSync(folder).filter((name) => name !== 'base')
const brand = brands[Math.floor(brands.length / 2)] ?? ''
const store = createBrandStore(createVerdicts(createFileSource({ folders: [folder] })), 'production', new Map())
await store.refresh()
const file = join(folder, brand, 'manifest.json')
const before = readFileSync(file, 'utf8')
const times: number[] = []
for (let round = 0; round < 20; round += 1) {
  writeFileSync(file, before.replace('"interval": 4000', `"interval": ${4001 + round}`))
  const began = performance.now()
  const changed = await store.refresh([brand])
  times.push(performance.now() - began)
  if (changed.length !== 1) throw new Error(`${changed.length} brands are different after a save.`)
}
writeFileSync(file, before)
console.log(`${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} (20 saves)`)

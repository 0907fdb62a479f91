/**
 * `npm run bench -- <name> [--once]`: prints tables of measurements, mostly medians. With `--once` it runs the
 * smallest possible round, to show that the bench works.
 */
import type { BenchSize } from './measure.ts'

const benches: Readonly<Record<string, () => Promise<{ run: (size: BenchSize) => Promise<void> }>>> = {
  lighthouse: () => import('./lighthouse/bench.ts'),
  lobby: () => import('./lobby/bench.ts'),
  page: () => import('./page/bench.ts'),
  render: () => import('./render/bench.ts'),
  studio: () => import('./studio/bench.ts'),
  upload: () => import('./upload/bench.ts'),
  validate: () => import('./validate/bench.ts'),
}

const args = process.argv.slice(2)
const [name = ''] = args
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (!load) {
  console.error(`There is no bench "${name}". The benches are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
await (await load()).run(args.includes('--once') ? 'once' : 'full')

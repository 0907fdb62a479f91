/** `npm run bench -- <name>`: prints a table of measurements. Medians and ratios of interleaved runs, never one time. */
const benches: Readonly<Record<string, () => Promise<{ run: () => Promise<void> }>>> = {
  lobby: () => import('./lobby/bench.ts'),
  page: () => import('./page/bench.ts'),
  render: () => import('./render/bench.ts'),
  upload: () => import('./upload/bench.ts'),
  validate: () => import('./validate/bench.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (!load) {
  console.error(`There is no bench "${name}". The benches are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
await (await load()).run()
export {}

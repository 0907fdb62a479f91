// The same page twice: from Nuxt's own memory, and rendered each time.
export default {
  compatibilityDate: '2026-01-01',
  telemetry: false,
  devtools: { enabled: false },
  // Both folders are within `node_modules`, which this project's checks ignore.
  buildDir: 'node_modules/.nuxt',
  nitro: { output: { dir: 'node_modules/.output' } },
  routeRules: { '/cached': { swr: 3600 } },
}

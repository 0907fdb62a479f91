import { defineConfig } from 'vitest/config'
import { areaModules, areasOfTree } from './app/areas/area-modules.ts'

export default defineConfig({
  plugins: [areaModules(() => areasOfTree(import.meta.dirname), false)],
  test: {
    include: ['{runtime,schemas,cli,sandbox,app,widgets,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    testTimeout: 30_000,
  },
})

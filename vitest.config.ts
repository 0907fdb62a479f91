import { defineConfig } from 'vitest/config'
import { areaModules, areasOfTree } from './app/areas/area-modules.ts'
import { areaReadings } from './app/areas/area-readings.ts'
import { generatedFile } from './app/areas/own-generated.ts'

export default defineConfig({
  plugins: [
    areaModules(() => areasOfTree(import.meta.dirname), false),
    areaReadings(() => areasOfTree(import.meta.dirname), generatedFile(import.meta.dirname, 'readers')),
  ],
  test: {
    include: ['{runtime,schemas,cli,sandbox,app,widgets,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    testTimeout: 30_000,
    // The default leaves a core to a person who works beside it.
    maxWorkers: '100%',
  },
})

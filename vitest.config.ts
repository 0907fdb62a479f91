import { defineConfig } from 'vitest/config'
import { areaModules, areasOfTree } from './app/areas/area-modules.ts'
import { areaDecoders } from './app/areas/area-decoders.ts'
import { generatedFile } from './app/areas/own-generated.ts'

export default defineConfig({
  plugins: [
    areaModules(() => areasOfTree(import.meta.dirname), false),
    areaDecoders(() => areasOfTree(import.meta.dirname), generatedFile(import.meta.dirname, 'decoders')),
  ],
  test: {
    include: ['{runtime,schemas,cli,sandbox,app,widgets,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/example/**'],
    // Generous, because other work may run on the same machine. Only a failing test takes as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/short-failures.ts'],
    // By default, Vitest would leave one core free.
    maxWorkers: '100%',
  },
})

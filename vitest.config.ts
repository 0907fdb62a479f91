import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { areaDecoders } from './app/areas/area-decoders.ts'
import { areaModules, areasOfTree } from './app/areas/area-modules.ts'
import { generatedFile } from './app/areas/own-generated.ts'

/** Runs the files without a window first. A worker has one environment, so alternating files would need new workers. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { window = [], node = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment window') ? 'window' : 'node',
    )
    return [...node, ...window]
  }
}

export default defineConfig({
  plugins: [
    areaModules(() => areasOfTree(import.meta.dirname), false),
    areaDecoders(() => areasOfTree(import.meta.dirname), generatedFile(import.meta.dirname, 'decoders')),
  ],
  resolve: {
    alias: { 'vitest-environment-window': join(import.meta.dirname, 'tests/support/window-environment.ts') },
  },
  test: {
    include: ['{runtime,schemas,cli,sandbox,app,widgets,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/example/**'],
    // These limits are generous, because other work may run on the same machine. Only a failing test reaches a limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // With a process for each file, the tests would take 1.4 times as long. `fresh-file.ts` separates files instead.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['tests/support/fresh-file.ts', 'tests/support/short-failures.ts'],
    // By default, Vitest would leave one core free.
    maxWorkers: '100%',
  },
})

import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

process.env.LIVERY_NIGHTLY = '1'

/** What takes too long for every run: `npm run nightly`. The tests of every run in full, and those of the night. */
export default defineConfig(config, {
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'nightly/**/*.e2e.ts'],
  outputDir: 'test-results/nightly',
  timeout: 300_000,
})

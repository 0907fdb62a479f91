import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

process.env.LIVERY_NIGHTLY = '1'

/** The browser tests of `npm run nightly`: all cases of the usual tests, and tests that are too long for every run. */
export default defineConfig(config, {
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'nightly/**/*.e2e.ts'],
  outputDir: 'test-results/nightly',
  grepInvert: [],
  timeout: 300_000,
})

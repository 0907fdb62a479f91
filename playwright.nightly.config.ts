import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** What takes too long for every run: `npm run nightly`. */
export default defineConfig(config, {
  testDir: 'tests/nightly',
  outputDir: 'test-results/nightly',
  timeout: 300_000,
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import * as ports from './tests/e2e/ports.ts'
import { recordingEditor } from './tests/e2e/recorded-editor.ts'
import { browserLaunch } from './tests/support/browser.ts'

const port = ports.previewPort

const networks = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']

/**
 * Chromium loads a lazy picture when it is less than 1,250 pixels below the window. On a home page, these are 60
 * pictures, which take a third of the CPU time of the page. The tests load only the pictures in the window.
 */
const blinkSettings = `--blink-settings=${[
  // The argument replaces that of Playwright, so it repeats Playwright's settings of a device with a mouse.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...networks.map((network) => `lazyLoadingImageMarginPx${network}=0`),
].join(',')}`
const { executablePath, args } = await browserLaunch()

/** The folder of the build to test. By default, the tests of the host first create a build. */
const built = process.env.LIVERY_TEST_BUILT
const builtFolder = built ?? join('test-results', `built-${port}`)
const build = built === undefined ? `node bin/livery.js build --out ${builtFolder} && ` : ''

/** The servers to test: the preview, or the host with a build, each with the sandbox. */
const servers = {
  preview: `node bin/livery.js preview --port ${port}`,
  host: `${build}node bin/livery.js host --env development --sandbox --built ${builtFolder} --port ${port}`,
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  // Only the nightly run includes tests with this tag. Other tests cover the same behaviour in the usual run.
  grepInvert: /@night/,
  // Generous, because other work may run on the same machine. Only a failing test takes this long.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  workers: 1,
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://siam191.localhost:${port}`,
    launchOptions: { executablePath, args: [...args, blinkSettings] },
    viewport: { width: 1280, height: 800 },
    // If an element never becomes ready, an action on it fails after this time, before the timeout of the test.
    actionTimeout: 60_000,
    // A service worker would bypass the routes that a test intercepts. The tests of the service worker allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: process.env.LIVERY_TEST_SERVER === 'host' ? servers.host : servers.preview,
    port,
    timeout: 300_000,
    reuseExistingServer: false,
    env: { LIVERY_EDITOR: recordingEditor },
  },
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ask, type RawResponse } from './ask.ts'
import { hostPort as port } from './ports.ts'
import { expect, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

/**
 * Builds the program for the tests of one file, or uses the build in `LIVERY_TEST_BUILT`. Returns a function that
 * returns the folder of the build.
 */
export function withBuild(): () => string {
  let folder = ''
  test.beforeAll(() => {
    folder = process.env.LIVERY_TEST_BUILT ?? buildAnew()
  })
  test.afterAll(() => {
    if (process.env.LIVERY_TEST_BUILT === undefined) rmSync(folder, { recursive: true, force: true })
  })
  return () => folder
}

/** The build, served by the host with the host's Content-Security-Policy. */
export function withBuiltHost() {
  const folder = withBuild()
  let host: RunningLivery

  test.beforeAll(async () => {
    host = await startLivery(
      ['bin/livery.js', 'host', '--env', 'development', '--sandbox', '--built', folder(), '--port', String(port)],
      'Listening',
    )
  })

  test.afterAll(async () => {
    await host.stop()
  })

  return {
    folder,
    /** The address of a page of a brand. */
    site: (path: string, brand = 'siam191') => `http://${brand}.localhost:${port}${path}`,
    /** Requests an unnormalised path of siam191. */
    ask: (path: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
      ask(`siam191.localhost:${port}`, path, { port, headers }),
  }
}

function buildAnew(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-build-'))
  const built = spawnSync(process.execPath, ['bin/livery.js', 'build', '--out', folder], { encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  return folder
}

/** Waits until every block of the page has hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('.block').first()).toBeAttached()
  // Focuses the blocks that hydrate on first use.
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('.block:not([data-live])')
    for (const block of waiting) block.dispatchEvent(new Event('focusin'))
    return waiting.length === 0
  })
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { merge, type Json } from '../../runtime/manifest/index.ts'
import { projectRoot } from '../support/run-command.ts'
import { flagsPort as port } from './ports.ts'
import { expect, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

// The coffee shop with its own flag service: a provider of OpenFeature in its area.
let preview: RunningLivery
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-flags-'))
  cpSync('tests/example/merchants', folder, { recursive: true })
  const path = join(folder, 'kafe/manifest.json')
  const change = {
    coffee: { flags: '/flags' },
    features: {
      'tea-time': { enabled: false, description: 'Tea on the home page.' },
      'coffee-time': { enabled: true, description: 'Coffee on the home page.' },
    },
    routes: {
      home: {
        regions: {
          main: {
            blocks: { tea: { when: { feature: 'tea-time' } }, coffee: { when: { feature: 'coffee-time' } } },
          },
        },
      },
    },
  }
  writeFileSync(path, JSON.stringify(merge(JSON.parse(readFileSync(path, 'utf8')) as Json, change)))
  const command = ['bin/livery.js', 'preview', 'kafe', '--merchants', folder, '--port', String(port)]
  preview = await startLivery(command, 'Ctrl-C', { INIT_CWD: join(projectRoot, 'tests/example') })
})
test.afterAll(async () => {
  await preview.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('[BRD-10] a merchant’s provider decides the blocks of a page instead of the manifest', async ({ page }) => {
  const block = (name: string) => page.locator(`[data-block$="/blocks/${name}"]`)
  let respond: (flags: object) => void = () => {}
  const response = new Promise<object>((resolve) => {
    respond = resolve
  })
  await page.route('**/flags', async (route) => route.fulfill({ json: await response }))
  const request = page.waitForRequest('**/flags')
  await page.goto(`http://kafe.localhost:${port}/en-th`)
  // The manifest decides until the provider is ready.
  await expect(block('coffee')).toBeVisible()
  await request
  await expect(block('tea')).toHaveCount(0)
  respond({ 'tea-time': true, 'coffee-time': false })
  await expect(block('tea')).toBeVisible()
  await expect(block('coffee')).toHaveCount(0)
})

test('[BRD-10] without a reachable provider the manifest decides', async ({ page, complaints }) => {
  await page.route('**/flags', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/flags'))
  await page.goto(`http://kafe.localhost:${port}/en-th`)
  await failed
  await expect(page.locator('[data-block$="/blocks/coffee"]')).toBeVisible()
  await expect(page.locator('[data-block$="/blocks/tea"]')).toHaveCount(0)
  complaints.length = 0
})

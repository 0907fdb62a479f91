import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMetrics } from '../host/read-metrics.ts'
import { projectRoot } from '../support/run-command.ts'
import { expectHydrated, withBuild } from './built-host.ts'
import { operationsPort, releasesPort } from './ports.ts'
import { expect, test } from './site.ts'
import { startLivery } from './start-livery.ts'

const build = withBuild()
const site = `http://siam191.localhost:${releasesPort}`
const operations = `http://127.0.0.1:${operationsPort}`

/** A folder of brands, a release store, and the commands that publish brands of the folder to the store. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-workplace-'))
  const merchants = join(folder, 'merchants')
  const store = join(folder, 'releases')
  const tokens = join(merchants, 'siam191/tokens.json')
  cpSync(join(projectRoot, 'merchants/siam191'), join(merchants, 'siam191'), { recursive: true })
  return {
    store,
    repaint: (from: string, to: string) => writeFileSync(tokens, readFileSync(tokens, 'utf8').replaceAll(from, to)),
    livery: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/livery.js', ...args], { encoding: 'utf8' })
      expect(status, stderr).toBe(0)
      return stdout
    },
    publish: ['publish', 'siam191', 'development', '--merchants', merchants, '--to', store, '--by', 'Noi'],
    rollback: ['rollback', 'siam191', 'development', '--store', store, '--by', 'Noi'],
    cancel: ['cancel', 'siam191', 'development', '--store', store, '--by', 'Noi'],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('[OPS-01] [OPS-02] a colour is published and rolled back on a running host', async ({ page, request }) => {
  const { store, repaint, livery, publish, rollback, cancel, remove } = workplace()
  expect(livery(...publish)).toContain('Release 1 of siam191 in development is in service, published by Noi.')
  const host = await startLivery(
    ['bin/livery.js', 'host', '--env', 'development', '--sandbox', '--built', build(), '--store', store].concat([
      '--port',
      String(releasesPort),
      '--operations',
      String(operationsPort),
      '--log',
      'json',
    ]),
    'Listening',
  )
  const gold = () => page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent'))
  const expectColour = (colour: string) =>
    expect
      .poll(async () => {
        await page.goto(`${site}/en-th`)
        return gold()
      })
      .toBe(colour)
  try {
    expect((await request.get(`${operations}/ready`)).status()).toBe(200)
    expect((await request.get(`http://127.0.0.1:${releasesPort}/en-th`)).status()).toBe(421)
    await expectColour('#e3b85f')
    await expectHydrated(page)
    repaint('#e3b85f', '#5fe3a1')
    expect(livery(...publish)).toContain('~ /tokens/palette/gold/$value  "#e3b85f" → "#5fe3a1"')
    await expectColour('#5fe3a1')
    await expectHydrated(page)
    expect(livery(...rollback)).toContain('with the files of release 1')
    await expectColour('#e3b85f')
    // A canary is a release for a share of visitors. They see the canary at the usual address, with the canary's files.
    // Other visitors do not.
    expect(livery(...publish, '--share', '20%')).toContain('is shown to 20% of visitors')
    const pages: string[] = []
    page.on('request', (asked) => void (asked.isNavigationRequest() && pages.push(new URL(asked.url()).pathname)))
    const place = (at: number) =>
      page.evaluate((one) => localStorage.setItem('canary', `/_livery/release/4 ${one}`), at)
    await place(0.1)
    await expectColour('#5fe3a1')
    expect(page.url()).toBe(`${site}/en-th`)
    pages.length = 0
    await page.goto(`${site}/en-th/faq?aff=lek`)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    expect(await gold()).toBe('#5fe3a1')
    expect(page.url()).toBe(`${site}/en-th/faq?aff=lek`)
    expect(pages).toEqual(['/en-th/faq', '/_livery/release/4/en-th/faq'])
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const ofRelease = files.filter((path) => /\/_livery\/(?:assets|content|texts|site)\//.test(path))
    expect(ofRelease.some((path) => path.endsWith('/logo.svg'))).toBe(true)
    expect(ofRelease.filter((path) => !path.startsWith('/_livery/release/4/'))).toEqual([])
    await expectHydrated(page)
    await place(0.2)
    await expectColour('#e3b85f')
    await place(0.1)
    expect(livery(...cancel)).toContain('Cancelled release 4 of siam191 in development.')
    await expectColour('#e3b85f')
    expect(page.url()).toBe(`${site}/en-th`)
    const metrics = readMetrics(await (await request.get(`${operations}/metrics`)).text())
    expect(metrics.value('livery_release', { merchant: 'siam191' })).toBe(3)
    expect(metrics.value('livery_requests_total', { merchant: 'siam191', status: '2xx' })).toBeGreaterThan(5)
  } finally {
    // Leaves the page, because an idle page loads more files and would log errors without the host.
    await page.goto('about:blank')
    await host.stop()
    remove()
  }
  const lines = host.output().trim().split('\n')
  const events = lines.map((line) => JSON.parse(line) as { readonly event: string; readonly path?: string })
  expect(events.filter(({ event, path }) => event === 'request' && path === '/en-th').length).toBeGreaterThan(2)
})

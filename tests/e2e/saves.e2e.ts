import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdBack } from './hold-back.ts'
import { savesPort as port } from './ports.ts'
import { expect, open, test } from './site.ts'

let folder: string
let preview: ChildProcess
let terminal = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-brands-'))
  cpSync('merchants/siam191', join(folder, 'siam191'), { recursive: true })
  for (const name of ['fresh', 'broken'])
    spawnSync(process.execPath, ['bin/livery.js', 'create', name, '--yes', '--merchants', folder])
  writeFileSync(join(folder, 'broken/tokens.json'), '{')
  const editor = join(folder, '.editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${join(folder, '.opened')}\n`, { mode: 0o755 })
  preview = spawn(process.execPath, ['bin/livery.js', 'preview', '--port', String(port), '--merchants', folder], {
    // A separate cache, like on a machine that starts the preview for the first time.
    env: { ...process.env, LIVERY_CACHE: join(folder, '.cache'), LIVERY_EDITOR: editor },
  })
  preview.stdout?.on('data', (text: Buffer) => (terminal += String(text)))
  await new Promise<void>((resolve, reject) => {
    preview.stdout?.on('data', (text: Buffer) => (String(text).includes('localhost') ? resolve() : undefined))
    preview.once('exit', () => reject(new Error('The preview ended.')))
  })
})

test.afterAll(() => {
  preview.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('[BRD-04] a new brand shows immediately, with its own name and logo', async ({ page }) => {
  const dashboard = page.waitForResponse(/user\/dashboard/)
  await page.goto(`http://fresh.localhost:${port}/en-th`)
  await dashboard
  await expect(page).toHaveTitle(/Fresh/)
  await expect(page.getByRole('banner').getByRole('img', { name: 'Fresh' })).toBeVisible()
  await expect(page.locator('[aria-labelledby=provider-list] li').first()).toBeVisible()
})

test('[BRD-05] a saved file changes the open page and keeps typed values; a broken file is reported and changes nothing', async ({
  page,
}) => {
  const path = join(folder, 'siam191/messages/en.json')
  const before = readFileSync(path, 'utf8')
  const texts = JSON.parse(before) as Record<string, string>
  const save = (change: Record<string, string>) => writeFileSync(path, JSON.stringify({ ...texts, ...change }, null, 2))

  const dashboard = page.waitForResponse(/user\/dashboard/)
  await page.goto(`http://siam191.localhost:${port}/en-th`)
  await dashboard
  await page.goto(`http://siam191.localhost:${port}/en-th?login=1`)
  await page.locator('#login-phone').fill('081-2')
  await page.keyboard.press('Escape')

  save({ 'home.providers': 'Studios of the river' })
  await expect(page.getByRole('heading', { name: 'Studios of the river' })).toBeVisible()
  await expect(page.locator('#login-phone')).toHaveValue('081-2')

  save({ 'home.providrs': 'Oops' })
  const overlay = page.locator('#livery-issues')
  await expect(overlay).toContainText('siam191/messages/en.json:')
  await expect(overlay).toContainText('Did you mean "home.providers"?')
  await expect(page.getByRole('heading', { name: 'Studios of the river' })).toBeVisible()

  writeFileSync(path, before.replace('{', '{,'))
  await expect(overlay).toContainText('cannot read the file as JSON')
  expect(terminal).toMatch(/siam191\/messages\/en\.json:\d+:\d+ {2}Livery cannot read the file as JSON/)

  // The overlay shows again after a reload, above an open dialog. A press on the name of the file opens the editor.
  await page.reload()
  await expect(overlay).toContainText('cannot read the file as JSON')
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
  })
  await overlay.getByRole('button', { name: 'siam191/messages/en.json:' }).click()
  await expect
    .poll(() => (existsSync(join(folder, '.opened')) ? readFileSync(join(folder, '.opened'), 'utf8') : ''))
    .toMatch(/siam191\/messages\/en\.json/)
  await page.evaluate(() => document.querySelector('dialog:modal')?.remove())
  await page.goto(`http://siam191.localhost:${port}/en-th?login=1`)
  await page.locator('#login-phone').fill('081-2')
  await page.keyboard.press('Escape')

  save({ 'home.providers': 'All is well' })
  await expect(page.getByRole('heading', { name: 'All is well' })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('#login-phone')).toHaveValue('081-2')
})

test('[BRD-05] saving a file before a block hydrates keeps the values typed into the block', async ({ page }) => {
  const path = join(folder, 'fresh/messages/en.json')
  const release = await holdBack(page, '**/widgets/account/auth-dialog/index.ts*')
  const arrived = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('Studios by the sea') && resolve()),
    ),
  )
  const dashboard = page.waitForResponse(/user\/dashboard/)
  await page.goto(`http://fresh.localhost:${port}/en-th`)
  await dashboard
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.locator('#login-phone').fill('081-2')

  mkdirSync(join(folder, 'fresh/messages'), { recursive: true })
  writeFileSync(path, JSON.stringify({ 'home.providers': 'Studios by the sea' }))
  await arrived
  release()
  await expect(page.getByRole('heading', { name: 'Studios by the sea' })).toBeVisible()
  await expect(page.locator('[data-widget="account/auth-dialog"][data-live]')).toHaveCount(1)
  await expect(page.locator('#login-phone')).toHaveValue('081-2')
  await expect(page.locator('#login-phone')).toBeVisible()
})

test('[BRD-05] a running preview serves an added brand and domain, and keeps the last good version after a mistake', async ({
  page,
}) => {
  const ask = async (host: string, path: string) =>
    (await page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${host}:${port}` } })).status()
  expect(terminal).toMatch(/ {2}broken {2}is not served:\n {4}\S*broken\/tokens\.json:1:2 {2}/)
  expect(await ask('later.localhost', '/en-th')).toBe(421)
  spawnSync(process.execPath, ['bin/livery.js', 'create', 'later', '--yes', '--merchants', folder])
  const path = join(folder, 'later/environments/development.json')
  writeFileSync(path, '{ "site": { "domains": { "play.later.example": {} } } }')
  for (const host of ['later.localhost', 'play.later.example']) {
    await expect.poll(() => ask(host, '/en-th')).toBe(200)
    expect(await ask(host, '/static/frontend/production/seo.json')).toBe(200)
  }
  writeFileSync(join(folder, 'later/tokens.json'), '{')
  await expect.poll(() => terminal).toMatch(/later {2}still shows its last good version/)
})

/** Changes the brand's manifest. */
function write(patch: (manifest: Changed) => void): void {
  const file = join(folder, 'fresh/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Changed
  patch(manifest)
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

interface Changed {
  routes?: Record<string, object>
}

const fresh = (path: string) => `http://fresh.localhost:${port}${path}`

test('[LAY-01] each of the twelve layouts has its regions, and the manifest chooses it by name', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const saved = page.waitForEvent('websocket')
  await open(page, fresh('/en-th/faq'))
  await saved
  const frame = ['header', 'navigation', 'main', 'footer', 'modals']
  for (const [layout, regions, width] of [
    // `main` is narrower, because the account menu is beside it.
    ['account', ['header', 'navigation', 'account-menu', 'main', 'footer', 'modals'], 960],
    ['auth', ['header', 'main', 'footer', 'modals'], 460],
    ['betby', frame, 1204],
    ['blogdetails', ['header', 'main', 'footer', 'modals'], 760],
    ['default', frame, 1180],
    ['empty', ['main', 'modals'], 1440],
    ['home', frame, 1180],
    ['info', frame, 760],
    ['infotwo', ['header', 'main', 'footer', 'modals'], 760],
    ['noheader', ['navigation', 'main', 'footer', 'modals'], 1180],
    ['nosidebar', ['header', 'main', 'footer', 'modals'], 1180],
    ['register', frame, 460],
  ] as const) {
    // The brand `base` already gives this page the layout `infotwo`. Livery reports a repeated value as an issue, so
    // the brand then sets no layout.
    write((manifest) => {
      if (layout === 'infotwo') delete manifest.routes
      else manifest.routes = { faq: { layout } }
    })
    await expect(page.locator(`[data-layout="${layout}"]`), layout).toBeAttached()
    const shown = await page
      .locator('[data-layout] > [data-region]')
      .evaluateAll((all) => all.map((region) => (region as HTMLElement).dataset.region))
    expect(shown, layout).toEqual(regions)
    const main = await page.getByRole('main').boundingBox()
    expect(Math.round(main?.width ?? 0), layout).toBe(width)
  }
})

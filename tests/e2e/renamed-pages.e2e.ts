import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { merge, type Json } from '../../runtime/manifest/index.ts'
import { logIn } from '../screens/log-in.ts'
import { screenList } from '../screens/screen-list.ts'
import { projectRoot } from '../support/run-command.ts'
import { withBuild } from './built-host.ts'
import { expectLinksToLead } from './expect-links-to-lead.ts'
import { isNightly } from './extent.ts'
import { renamedPort as port } from './ports.ts'
import { expect, fieldOf, open, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

/** Pages with other paths than in `base`. */
const renamed: Readonly<Record<string, string>> = {
  promotions: '/offers',
  promotion: '/offers/{id}',
  casino: '/all-games',
  'casino-play': '/game/{provider}/{play}',
  slot: '/slots',
  'contact-us': '/help',
  'responsible-gaming': '/care',
  'profile-info': '/me',
  deposit: '/top-up',
  login: '/enter',
}

const merchants = mkdtempSync(join(tmpdir(), 'livery-renamed-'))
const origin = `http://siam191.localhost:${port}`
const build = withBuild()
let host: RunningLivery

test.beforeAll(async () => {
  cpSync(join(projectRoot, 'merchants'), merchants, { recursive: true })
  const file = join(merchants, 'siam191/manifest.json')
  const routes = Object.fromEntries(Object.entries(renamed).map(([id, path]) => [id, { path }]))
  writeFileSync(file, JSON.stringify(merge(JSON.parse(readFileSync(file, 'utf8')) as Json, { routes })))
  // The brand's texts and its backend's data name the new paths.
  for (const path of globSync('{base,siam191}/{sandbox.json,content/**/*.md}', { cwd: merchants })) {
    const text = readFileSync(join(merchants, path), 'utf8')
    const own = text.replaceAll(/(["(])\/([a-z-]+)(?=[")/\\])/g, (whole, before: string, id: string) =>
      renamed[id] === undefined ? whole : `${before}${renamed[id]}`,
    )
    writeFileSync(join(merchants, path), own)
  }
  host = await startLivery(
    ['bin/livery.js', 'host', '--env', 'development', '--sandbox', '--built', build(), '--merchants', merchants].concat(
      ['--port', String(port)],
    ),
    'Listening',
  )
})

test.afterAll(async () => {
  await host.stop()
  rmSync(merchants, { recursive: true, force: true })
})

test('[RTE-16] if a brand has renamed pages, every link on a member’s pages leads to a page', {
  tag: '@night',
}, async ({ page, context }) => {
  const screens = await screenList({ brand: 'siam191', locale: 'th-th', merchants })
  const ofMember = screens.filter(
    ({ visitor, name }) => visitor === 'member' && (isNightly || !name.endsWith('-member')),
  )
  expect(ofMember.length).toBeGreaterThan(20)
  test.setTimeout(60_000 + ofMember.length * 30_000)
  await logIn(context, origin)
  for (const { path } of [{ path: '/th-th' }, { path: '/th-th/offers' }, ...ofMember]) {
    await open(page, `${origin}${path}`)
    await expect(page.locator('main [role=status]:has(> i)')).toHaveCount(0)
    await expectLinksToLead(page)
  }
})

test('[RTE-16] [AUT-07] a guest logs in on the renamed login page, and finds promotions and the deposit at their renamed paths', async ({
  page,
}) => {
  await open(page, `${origin}/en-th/bank`)
  await expect(page).toHaveURL(/\/en-th\/enter\?next=/)
  await open(page, `${origin}/en-th/enter`)
  await fieldOf(page, 'login-phone').fill('081-234-5678')
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill('Passw0rd1')
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page).toHaveURL(`${origin}/en-th`)
  await page.getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await expect(page).toHaveURL(`${origin}/en-th/top-up`)
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await expect(page).toHaveURL(`${origin}/en-th/offers`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en-th\/offers\/\d+$/)
  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(`${origin}/en-th/offers`)
})

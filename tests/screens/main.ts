/**
 * `npm run screens`: takes pictures of the enabled pages of every brand, in Thai and English, on each device. Writes
 * them below `test-results/screens`. Prints a line for each problem, such as a page wider than its window or a logged
 * error.
 *
 *   npm run screens -- --brand siam191 --route faq
 *   npm run screens -- --locale en-th --device phone --theme light
 *   npm run screens -- --readme                      draws docs/brands.webp instead
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildSite } from '../../app/build/build-site.ts'
import { startHost } from '../../app/start-host.ts'
import { browserLaunch } from '../support/browser.ts'
import { hideBanners } from '../e2e/hide-banners.ts'
import { projectRoot } from '../support/run-command.ts'
import { logIn } from './log-in.ts'
import { readOptions } from './read-options.ts'
import { drawReadmePicture } from './readme-picture.ts'
import { type Screen, screenList } from './screen-list.ts'
import { type Device, devices, takeScreen } from './take-screen.ts'

const options = readOptions(process.argv.slice(2))
const screens = await screenList(options)
const deviceNames = (Object.keys(devices) as Device[]).filter((name) => (options.device ?? name) === name)
const builtFolder = join(projectRoot, 'test-results/screens-build')
await buildSite({ projectFolder: projectRoot, outFolder: builtFolder })
const host = await startHost({
  builtFolder,
  folders: [join(projectRoot, 'merchants')],
  environment: 'development',
  backend: 'sandbox',
  port: 0,
})
const browser = await chromium.launch(await browserLaunch())
const originOf = (brand: string) => `http://${brand}.localhost:${host.port}`

/**
 * Takes the pictures of one brand, device and visitor, one after another, in one browser context. Prints each problem
 * immediately.
 *
 * @returns the number of problems
 */
async function takeGroup(group: readonly Screen[], device: Device): Promise<number> {
  const [first] = group
  if (!first) return 0
  const context = await browser.newContext({
    ...devices[device],
    reducedMotion: 'reduce',
  })
  await hideBanners(context)
  if (options.theme !== undefined)
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), options.theme)
  if (first.visitor === 'member') await logIn(context, originOf(first.brand))
  // One page for all screens: a new page costs more time than a screen.
  let page = await context.newPage()
  let count = 0
  for (const screen of group) {
    const take = () => takeScreen(page, screen, device, originOf(screen.brand))
    const problems = await take().catch(async () => {
      // On a busy machine a page may get stuck, so a second page tries again.
      void page.close().catch(() => {})
      page = await context.newPage()
      return take().catch((error: Error) => [
        `${screen.brand} ${screen.locale} ${device} ${screen.path}: ${error.message.split('\n')[0]}`,
      ])
    })
    for (const problem of problems) console.log(problem)
    count += problems.length
  }
  await context.close()
  return count
}

/** Takes all pictures. Only a few groups run at a time, because more groups would wait for one another. */
async function takeAll(): Promise<number> {
  const groups = Object.values(Object.groupBy(screens, ({ brand, visitor }) => `${brand} ${visitor}`))
  const waiting = groups.flatMap((group) => deviceNames.map((device) => ({ group: group ?? [], device })))
  let count = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) count += await takeGroup(next.group, next.device)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
  return count
}

try {
  if (options.readme) {
    const picture = await drawReadmePicture(browser, host.port)
    console.log(`${picture.file}, ${Math.round(picture.bytes / 1024)} kB`)
  } else {
    const problems = await takeAll()
    console.log(`${screens.length * deviceNames.length} pictures, ${problems} problems`)
    process.exitCode = problems > 0 || screens.length * deviceNames.length === 0 ? 1 : 0
  }
} finally {
  await browser.close()
  await host.close()
}

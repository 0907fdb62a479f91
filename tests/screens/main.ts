/**
 * `npm run screens`: a picture of every page in every brand, locale and device, below `test-results/screens`, and a line
 * for each thing that is wrong with one: it is wider than its window, blank, untranslated, clipped, or the console speaks.
 *
 *   npm run screens -- --brand siam191 --route faq
 *   npm run screens -- --readme                      draws docs/brands.webp instead
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startPreview } from '../../app/dev-server.ts'
import { browserLaunch } from '../support/browser.ts'
import { projectRoot } from '../support/run-command.ts'
import { logIn } from './log-in.ts'
import { readOptions } from './options.ts'
import { drawReadmePicture } from './readme-picture.ts'
import { type Screen, screenList } from './screen-list.ts'
import { type Device, devices, takeScreen } from './take-screen.ts'

const options = readOptions(process.argv.slice(2))
const screens = await screenList(options)
const preview = await startPreview({
  projectFolder: projectRoot,
  merchantsFolder: join(projectRoot, 'merchants'),
  environment: 'development',
  port: 0,
})
const browser = await chromium.launch(await browserLaunch())
const originOf = (brand: string) => `http://${brand}.localhost:${preview.port}`

/** Takes the pictures that share a brand, a device and a visitor, one after another, in a browser of their own. */
async function takeGroup(group: readonly Screen[], device: Device): Promise<readonly string[]> {
  const [first] = group
  if (!first) return []
  const context = await browser.newContext({ ...devices[device], reducedMotion: 'reduce' })
  const faults: string[] = []
  if (first.visitor === 'member') await logIn(context, originOf(first.brand))
  for (const screen of group) faults.push(...(await takeScreen(context, screen, device, originOf(screen.brand))))
  await context.close()
  return faults
}

async function takeAll(): Promise<readonly string[]> {
  const groups = Object.values(Object.groupBy(screens, ({ brand, visitor }) => `${brand} ${visitor}`))
  const names = Object.keys(devices) as Device[]
  const faults = await Promise.all(groups.flatMap((group) => names.map((device) => takeGroup(group ?? [], device))))
  return faults.flat()
}

try {
  if (options.readme) {
    const picture = await drawReadmePicture(browser, preview.port)
    console.log(`${picture.file}, ${Math.round(picture.bytes / 1024)} kB`)
  } else {
    const faults = await takeAll()
    for (const fault of faults) console.log(fault)
    console.log(`${screens.length * Object.keys(devices).length} pictures, ${faults.length} problems`)
    process.exitCode = faults.length > 0 || screens.length === 0 ? 1 : 0
  }
} finally {
  await browser.close()
  await preview.close()
}

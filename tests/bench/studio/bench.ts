import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Frame, type Page } from '@playwright/test'
import { startLivery } from '../../e2e/start-livery.ts'
import { browserLaunch } from '../../support/browser.ts'
import { projectRoot } from '../../support/run-command.ts'
import { type BenchSize, markdownTable, median, roundsOf } from '../measure.ts'
import { makeInstallation, nameOfBlock } from './many-blocks.ts'

/** The letters that each round types. */
const letters = 'abcdefghij'

/** The goal for the time from a keystroke to the preview, in ms. */
const goal = 150

/**
 * The time limit for the preview's first load, in ms. A development server without a cache compiles 300 widgets first.
 */
const longestLoad = 120_000

/**
 * Measures the time from a keystroke in the studio to the preview's next frame. The page has 300 types of blocks, or 30
 * for `once`.
 */
export async function run(size: BenchSize): Promise<void> {
  const typeCount = size === 'once' ? 30 : 300
  /** The edited block, in the middle of the page. */
  const typedBlock = nameOfBlock(typeCount / 2)
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(projectRoot, 'test-results/studio-bench-'))
  const merchants = makeInstallation(folder, typeCount)
  const ports = ['--port', '0', '--preview-port', '0', '--share-port', '0']
  const command = ['bin/livery.js', 'studio', '--merchants', merchants, ...ports]
  const studio = await startLivery(command, 'Ctrl-C', { INIT_CWD: folder })
  const browser = await chromium.launch(await browserLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const address = /http:\S+/.exec(studio.output())?.[0] ?? ''
    await page.goto(address.replace('localhost', 'many.localhost'))
    await openBlock(page, typedBlock)
    const shown = await previewOf(page, typedBlock)
    const times: number[] = []
    for (let round = 0; round <= roundsOf(size); round += 1) {
      const taken = await typeAndMeasure(page, shown, typedBlock, `Round ${round} `)
      // The first round warms up.
      if (round > 0 || size === 'once') times.push(...taken)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
    console.log(
      markdownTable(
        [`${typeCount} block types on one page`, 'median', '95 %', 'goal'],
        [['keystroke to preview, ms', median(times).toFixed(0), slow.toFixed(0), goal]],
      ),
    )
    console.log(`\n${times.length} keystrokes, ${typeCount} types of blocks, ${browser.version()}`)
  } finally {
    await browser.close()
    await studio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openBlock(page: Page, typedBlock: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Routes' }).click()
  await page
    .getByRole('button', { name: `Block ${typedBlock.slice(-3)}`, exact: false })
    .first()
    .click()
}

const titleField = (page: Page, typedBlock: string) =>
  page.locator(`main [data-pointer="/routes/home/regions/main/blocks/${typedBlock}/props/title"] input`)

/** The frame of the preview, after it has rendered the block. */
async function previewOf(page: Page, typedBlock: string): Promise<Frame> {
  await page.frameLocator('iframe').getByText(`Heading of ${typedBlock}`).waitFor({ timeout: longestLoad })
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('The studio shows no preview.')
  return frame
}

/**
 * Types letter by letter. Waits after each letter until the preview shows the letter. Returns the times in ms from the
 * input's event to the drawn frame.
 */
async function typeAndMeasure(page: Page, shown: Frame, typedBlock: string, beginning: string): Promise<number[]> {
  const field = titleField(page, typedBlock)
  await field.fill(beginning)
  // Waits for the preview, because a development server without a cache may reload the page first.
  const heading = page.frameLocator('iframe').getByRole('heading', { name: beginning.trim(), exact: true })
  await heading.waitFor({ timeout: longestLoad })
  await page.evaluate(() => {
    addEventListener(
      'input',
      () => Object.assign(window, { typedAt: performance.timeOrigin + performance.now() }),
      true,
    )
  })
  const times: number[] = []
  let text = beginning
  for (const letter of letters) {
    text += letter
    const drawn = shown.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (![...document.querySelectorAll('h2')].some((one) => one.textContent === wanted)) return
            observer.disconnect()
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      text,
    )
    await field.press(letter)
    times.push((await drawn) - (await page.evaluate(() => (window as unknown as { typedAt: number }).typedAt)))
  }
  return times
}

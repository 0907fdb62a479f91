import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { studioPort, studioPreviewPort } from './ports.ts'
import { projectRoot } from '../support/run-command.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

/** A studio over a copy of the example brands, with the areas of the coffee shop. */
export interface TestStudio {
  /** The folder of the brands. */
  folder(): string
  /** The address that the current start has printed, with its access key. */
  address(): string
  start(): Promise<void>
  kill(): Promise<void>
  /** The text of a file of the brands. */
  file(path: string): string
  json(path: string): Record<string, unknown>
  /** Opens a brand's editor and waits for its form. */
  edit(page: Page, brand: string): Promise<void>
}

/** Starts a studio before the tests of a file, and stops it after them. */
export function studioForFile(): TestStudio {
  let folder: string
  let studio: RunningLivery
  let address: string

  async function start(): Promise<void> {
    const command = ['bin/livery.js', 'studio', '--merchants', folder]
    const ports = ['--port', String(studioPort), '--preview-port', String(studioPreviewPort), '--share-port', '0']
    studio = await startLivery([...command, ...ports], 'Ctrl-C', { INIT_CWD: join(projectRoot, 'tests/example') })
    address = /http:\S+/.exec(studio.output())?.[0] ?? ''
  }

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'livery-studio-'))
    cpSync('tests/example/merchants', folder, { recursive: true })
    await start()
  })
  test.afterAll(async () => {
    await studio.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const file = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    folder: () => folder,
    address: () => address,
    start,
    kill: () => studio.kill(),
    file,
    json: (path) => JSON.parse(file(path)) as Record<string, unknown>,
    async edit(page, brand) {
      await page.goto(address.replace('localhost', `${brand}.localhost`))
      await expect(page.getByRole('heading', { name: 'Identity' })).toBeVisible()
    },
  }
}

export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
/** The preview in the studio's page. */
export const preview = (page: Page) => page.frameLocator('iframe')
export const field = (page: Page, pointer: string) => page.locator(`main [data-pointer="${pointer}"]`)

/** Reviews the changes and saves them. `buttonName` is the text of the last button: `Save 2 files`. */
export async function save(page: Page, buttonName: string): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('button', { name: buttonName }).click()
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()
}

/** The axe rules that a page breaks. Leaves out the preview, which is a page of the brand. */
export const broken = async (page: Page) =>
  (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target }) => target.join(' ')),
  ])

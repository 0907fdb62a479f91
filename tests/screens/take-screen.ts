import { join } from 'node:path'
import type { BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test'
import { projectRoot } from '../support/run-command.ts'
import { findProblems } from './find-problems.ts'
import type { Screen } from './screen-list.ts'

/** The devices of the pictures. */
export const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>
export type Device = keyof typeof devices

/** Opens a page, takes its picture and lists its problems, one line each. Throws if no picture can be taken. */
export async function takeScreen(
  page: Page,
  screen: Screen,
  device: Device,
  origin: string,
): Promise<readonly string[]> {
  const { brand, locale, name, path, visitor } = screen
  const problems: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    // These two warnings report no mistake of a page. If a service worker has begun to serve an announced script,
    // Chromium fetches the script again. If the machine is busy, the page uses an announced script later than Chromium
    // expects.
    if (/cross-world service worker|preloaded using link preload but not used/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`The console says: ${message.text()}`)
  }
  const onError = (error: Error) => void problems.push(`The page threw: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  try {
    await page.setViewportSize(devices[device].viewport)
    const dashboard = page.waitForResponse((response) => response.url().includes('/api/user/dashboard'))
    await Promise.all([dashboard, page.goto(`${origin}${path}`, { waitUntil: 'load' })])
    await page.waitForLoadState('networkidle')
    // On a busy machine, a member's content may render after the last response. `findProblems` reports a blank page.
    await page
      .waitForFunction(() => document.querySelector('main')?.innerText.trim(), null, { timeout: 10_000 })
      .catch(() => {})
    await page.waitForLoadState('networkidle')
    await page.evaluate(showTypefaces)
    problems.push(...(await page.evaluate(findProblems)))
    const file = join(projectRoot, 'test-results/screens', brand, locale, device, `${name}.png`)
    const { width } = devices[device].viewport
    await page.setViewportSize({ width, height: await page.evaluate(loadPictures) })
    await page.screenshot({ path: file, animations: 'disabled' })
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
  return problems.map((problem) => `${brand} ${locale} ${device} ${visitor} ${path}: ${problem}`)
}

/**
 * Shows the brand's typefaces, like on a second visit. On a first visit, a late typeface shows only on the next page.
 * Runs in the browser.
 */
export async function showTypefaces(): Promise<void> {
  delete document.documentElement.dataset.typefaces
  for (const style of document.querySelectorAll('style'))
    if (style.textContent?.includes('font-display:optional'))
      style.textContent = style.textContent.replaceAll('font-display:optional', 'font-display:block')
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/**
 * Loads the pictures that load on scrolling, so that a window as tall as the page shows all of them. Runs in the
 * browser.
 *
 * @returns the height for the picture in CSS px, at most 3,000
 */
async function loadPictures(): Promise<number> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  return Math.min(Math.max(document.documentElement.scrollHeight, innerHeight), 3000)
}

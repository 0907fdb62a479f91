import type { Frame, Page } from '@playwright/test'
import { previewPort } from './ports.ts'
import { address, type Brand, expect, logIn, open } from './site.ts'

/** The origin of the sandbox’s providers. */
export const gamesOrigin = `http://games.localhost:${previewPort}`

/** The cards of the games that can be played. */
export const playable = (page: Page) => page.locator('[data-game]:not([data-closed])')

/** Collects the names of the calls to the endpoints of games, from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/game\/([\w-]+)$/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  return calls
}

/** Opens a page and waits until a widget on it has hydrated. Before hydration, the widget's cards are plain links. */
export async function openHydrated(page: Page, url: string, widget: string): Promise<void> {
  await open(page, url)
  await expect(page.locator(`[data-widget="${widget}"][data-live]`).first()).toBeAttached()
}

/** Logs a member in. */
export async function enter(page: Page, brand: Brand = 'siam191', number?: string): Promise<void> {
  await open(page, address(brand, '/en-th/faq'))
  await logIn(page, number)
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** Opens the page of a provider's slots as a member. */
export async function atProvider(page: Page, provider: string, brand: Brand = 'siam191'): Promise<void> {
  await enter(page, brand)
  await openHydrated(page, address(brand, `/en-th/slot/${provider}`), 'games/lobby')
  await expect(playable(page).first()).toBeVisible()
}

/** Sets the sandbox's fault for the next call of an endpoint. */
export async function setFault(
  page: Page,
  match: string,
  kind: string,
  { value, brand = 'siam191' }: { readonly value?: number; readonly brand?: Brand } = {},
): Promise<void> {
  const response = await page.request.post(`http://localhost:${previewPort}/__sandbox/faults`, {
    data: { match, kind, merchant: brand, ...(value === undefined ? {} : { value }) },
  })
  expect(response.ok()).toBe(true)
}

/** Opens the first game of a provider with HTML games, and returns its frame. */
export async function openHtmlGame(page: Page): Promise<Frame> {
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const window = await opening
  await expect(window.frameLocator('iframe').locator('#balance')).toBeVisible()
  const [frame] = window.mainFrame().childFrames()
  if (!frame) throw new Error('The game has no frame.')
  return frame
}

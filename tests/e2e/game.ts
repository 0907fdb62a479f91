import type { Frame, Page } from '@playwright/test'
import { previewPort } from './ports.ts'
import { address, type Brand, expect, logIn, open } from './site.ts'

/** Where the sandbox’s providers are. */
export const gamesOrigin = `http://games.localhost:${previewPort}`

/** Cards of games that can be played now. */
export const playable = (page: Page) => page.locator('[data-game]:not([data-closed])')

/** Calls to the games' endpoints, as they are made. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/game\/([\w-]+)$/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  return calls
}

/** Opens a page and waits until a widget on it answers: before that its cards are plain links. */
export async function openAlive(page: Page, url: string, widget: string): Promise<void> {
  await open(page, url)
  await expect(page.locator(`[data-widget="${widget}"][data-live]`).first()).toBeAttached()
}

/** Logs a member in. */
export async function enter(page: Page, brand: Brand = 'siam191', number?: string): Promise<void> {
  await open(page, address(brand, '/en-th/faq'))
  await logIn(page, number)
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** The page of a provider's slots, as a member. */
export async function atProvider(page: Page, provider: string, brand: Brand = 'siam191'): Promise<void> {
  await enter(page, brand)
  await openAlive(page, address(brand, `/en-th/slot/${provider}`), 'games/lobby')
  await expect(playable(page).first()).toBeVisible()
}

/** Tells the sandbox what goes wrong with the next call of an endpoint. */
export async function setFault(
  page: Page,
  match: string,
  kind: string,
  { value, brand = 'siam191' }: { readonly value?: number; readonly brand?: Brand } = {},
): Promise<void> {
  const answer = await page.request.post(`http://localhost:${previewPort}/__sandbox/faults`, {
    data: { match, kind, merchant: brand, ...(value === undefined ? {} : { value }) },
  })
  expect(answer.ok()).toBe(true)
}

/** Opens the first game of a provider whose games come as HTML; gives the frame that it plays in. */
export async function openHtmlGame(page: Page): Promise<Frame> {
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const window = await opening
  await expect(window.frameLocator('iframe').locator('#balance')).toBeVisible()
  const [frame] = window.mainFrame().childFrames()
  if (!frame) throw new Error('The game has no frame.')
  return frame
}

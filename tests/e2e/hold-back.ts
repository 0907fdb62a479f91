import type { Page } from '@playwright/test'

/** Holds a page's requests for an address until the test calls the returned function. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

/**
 * Changes the shared part of a site before the browser receives it. Works with a built host only, because the pages of
 * the preview contain this part.
 *
 * @param change receives the JSON of the part, and the path of the page that loads it
 */
export async function changeSharedSite(page: Page, change: (text: string, path: string) => string): Promise<void> {
  await page.route(/\/_livery\/site\/[\w-]+\/shared-/, async (route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    const { text } = await ask(host, pathname)
    const page = new URL(request.frame().url()).pathname
    await route.fulfill({ contentType: 'application/json; charset=utf-8', body: change(text, page) })
  })
}

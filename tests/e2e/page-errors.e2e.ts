import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expectHydrated } from './built-host.ts'
import { changeSharedSite } from './change-shared-site.ts'
import { previewPort } from './ports.ts'
import { address, expect, test } from './site.ts'

// Tests of pages whose data was damaged between the host and the browser.

test('[NAV-05] [ERR-02] a page reports a fatal error and leads home; if the home page fails too, the page shows a message', async ({
  page,
  complaints,
}) => {
  // The page's first component reads the list of languages.
  const breakLanguages = (text: string) => text.replace('"locales":[', '"locales":[null,')
  let broken = (path: string) => path.endsWith('/faq')
  await changeSharedSite(page, (text, path) => (broken(path) ? breakLanguages(text) : text))
  await page.goto(address('siam191', '/en-th/faq'))
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  // The home page loads the languages as well, and they must still be whole.
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)

  broken = () => true
  const report = page.waitForRequest('**/_livery/errors')
  await page.goto(address('siam191', '/en-th/faq'))
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(screen).toBeVisible()
  await expect(screen).not.toContainText('Taking you to the home page')
  await expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible()
  const { code, page: failed } = (await report).postDataJSON() as { code: string; page: string }
  expect(code).toMatch(/^SIAM191-D-[0-9A-F]{8}-/)
  expect(failed).toBe('/en-th/faq')
  await expect(screen).toContainText(`Support code: ${code}`)
  complaints.splice(0)
})

test('[ERR-01] a page with damaged data keeps the HTML of the host, reports the error and says what to do', async ({
  page,
  complaints,
}) => {
  await changePages(page, (_, text) => text.replaceAll(/"order":\[[^\]]*\]/g, '"order":7'))
  const report = page.waitForRequest('**/_livery/errors')
  await page.goto(address('siam191', '/en-th/faq'))
  const { page: failed } = (await report).postDataJSON() as { page: string }
  expect(failed).toBe('/en-th/faq')
  await expect(page.locator('#livery-code-missing')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAccessibleName('FAQ')
  complaints.splice(0)
})

/** Changes the HTML of siam191's home page and FAQ before the browser gets it. */
async function changePages(page: Page, change: (path: string, text: string) => string): Promise<void> {
  await page.route(/siam191\.localhost:\d+\/en-th(?:\/faq)?$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const { text } = await ask(`siam191.localhost:${previewPort}`, pathname)
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: change(pathname, text) })
  })
}

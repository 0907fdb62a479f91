import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'

/** Tested addresses, without query. The server sends the same page to all visitors, so one test is enough. */
const known = new Set<string>()

/** Expects every link of the page to have a target: a page of the site, or an address of a known scheme. */
export async function expectLinksToLead(page: Page): Promise<void> {
  const { origin, pathname: from } = new URL(page.url())
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((one) => (one as HTMLAnchorElement).href))
  expect.soft(links, from).not.toEqual([])
  for (const link of new Set(links)) {
    const url = new URL(link)
    if (url.origin !== origin) {
      expect.soft(url.protocol, `${from}: ${link}`).toMatch(/^(?:https|mailto|tel):$/)
      continue
    }
    const address = `${url.origin}${url.pathname}`
    if (known.has(address)) continue
    const { status } = await ask(url.host, url.pathname, { port: Number(url.port) })
    expect.soft(status, `${from}: ${link}`).toBeLessThan(400)
    known.add(address)
  }
}

import { ask } from './ask.ts'
import { previewPort } from './ports.ts'
import { address, brands, expect, logIn, open, test } from './site.ts'

const pages = [
  'about-us',
  'contact-us',
  'disconnect-policy',
  'faq',
  'privacy-policy',
  'responsible-gaming',
  'terms-and-conditions',
]

/** The pages that name the brand. */
const named = new Set(['about-us', 'terms-and-conditions'])

/** The text of a page's main part in the host's HTML. */
async function mainTextOf(brand: string, path: string): Promise<string> {
  const { status, text } = await ask(`${brand}.localhost:${previewPort}`, path)
  expect(status, path).toBe(200)
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(text) ?? []
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

for (const brand of brands) {
  test(`[RTE-01] ${brand}: every info page has a text in both languages, and two of the pages name the brand`, async () => {
    const names = { siam191: 'Siam191', beta191: 'Beta191', mafa191: 'Mafa191' }
    const texts = new Set<string>()
    for (const page of pages) {
      const english = await mainTextOf(brand, `/en-th/${page}`)
      const thai = await mainTextOf(brand, `/th-th/${page}`)
      expect(english.length, page).toBeGreaterThan(400)
      expect(thai.match(/[\u0e00-\u0e7f]/g)?.length ?? 0, page).toBeGreaterThan(300)
      for (const text of [english, thai]) {
        if (named.has(page)) expect(text, page).toContain(names[brand])
        expect(text, page).not.toMatch(/\{\w+\}|\b(?:routes|common|menu)\.[a-z]/)
        texts.add(text)
      }
    }
    expect(texts.size).toBe(2 * pages.length)
  })

  test(`${brand}: header, text and footer of an info page follow each other, and header and footer are as wide as the window`, {
    tag: '@night',
  }, async ({ page }) => {
    await open(page, address(brand, '/en-th/faq'))
    const boxes = await page
      .locator('[data-region=header], [data-region=main], [data-region=footer]')
      .evaluateAll((regions) => regions.map((region) => region.getBoundingClientRect().toJSON() as DOMRect))
    const [header, main, footer] = boxes
    expect(header?.width).toBe(1280)
    expect(footer?.width).toBe(1280)
    expect(main?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN)
    expect(footer?.top).toBeGreaterThanOrEqual(main?.bottom ?? Number.NaN)
    expect(Math.abs((main?.left ?? 0) + (main?.right ?? 0) - 1280)).toBeLessThanOrEqual(1)
  })
}

test('[RTE-01] the contact page offers contacts, and a member gets those of their own group', async ({ page }) => {
  await open(page, address('mafa191', '/en-th/contact-us'))
  const list = page.getByRole('region', { name: 'Contact us now' })
  await expect(list.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', /@mafa191-hello$/)
  await logIn(page)
  await expect(list.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', /@mafa191-family$/)
})

import type { Page } from '@playwright/test'
import { expectHydrated, withBuiltHost } from './built-host.ts'
import { expect, open, test } from './site.ts'

const { site } = withBuiltHost()

/** Goes from the FAQ to the home page without loading a document. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('[data-widget="banners/banner-carousel"] img').first()).toBeVisible()
}

test('[API-03] a configuration file is fetched once and then read from the local database, across reloads', async ({
  page,
}) => {
  const requests: string[] = []
  const fetched: string[] = []
  const note = (list: string[], url: string) => {
    if (url.includes('/static/frontend/')) list.push(new URL(url).pathname)
  }
  page.on('request', (request) => note(requests, request.url()))
  page.on('requestfinished', (request) => note(fetched, request.url()))
  for (let visit = 0; visit < 3; visit++) {
    await open(page, site('/en-th/faq'))
    await expectHydrated(page)
    await goHome(page)
    // Leaving a page cancels its requests, so wait until all have finished.
    await expect.poll(() => requests.length - fetched.length).toBe(0)
  }
  expect(requests.filter((path) => path.endsWith('/banner.json'))).toHaveLength(1)
  expect(requests).toEqual([...new Set(requests)])
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(names).toEqual(['livery:development:siam191:1'])
})

async function store(page: Page, cached: unknown): Promise<void> {
  await page.evaluate(async (value) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('livery:development:siam191:1')
      opening.onupgradeneeded = () => opening.result.createObjectStore('cache')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('no database'))
    })
    const writing = database.transaction('cache', 'readwrite')
    writing.objectStore('cache').put(value, 'banner.json')
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    database.close()
  }, cached)
}

async function expectWholeHome(page: Page): Promise<void> {
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  await expectHydrated(page)
  await expect(page.locator('.block-failed')).toHaveCount(0)
}

const ignored: Readonly<Record<string, unknown>> = {
  'a text': 'x',
  'a null': null,
  'a result that expires after more than one lifetime': { value: { 'en-th': [] }, good: true, until: 9e15 },
}

for (const [what, cached] of Object.entries(ignored)) {
  test(`[API-03] ${what} in the local database is ignored`, { tag: '@night' }, async ({ page }) => {
    await open(page, site('/en-th/faq'))
    await expectHydrated(page)
    await store(page, cached)
    const request = page.waitForRequest('**/banner.json')
    await goHome(page)
    await request
    await expectWholeHome(page)
  })
}

const misshapen: Readonly<Record<string, unknown>> = {
  'a result': { 'en-th': 'no list' },
  'a row': { 'en-th': [null, 5, { id: {} }] },
}

for (const [what, value] of Object.entries(misshapen)) {
  test(`[API-03] ${what} of a wrong shape in the local database breaks no page`, { tag: '@night' }, async ({
    page,
  }) => {
    await open(page, site('/en-th/faq'))
    await expectHydrated(page)
    await store(page, { value, good: true, until: Date.now() + 300_000 })
    await page.getByRole('banner').getByRole('link').first().click()
    await expectWholeHome(page)
  })
}

test('[API-03] a foreign database of the same name is ignored', { tag: '@night' }, async ({ page }) => {
  await page.goto(site('/loading_game.html'))
  await page.evaluate(async () => {
    const opening = indexedDB.open('livery:development:siam191:1')
    opening.onupgradeneeded = () => opening.result.createObjectStore('other')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    opening.result.close()
  })
  await open(page, site('/en-th/faq'))
  await goHome(page)
})

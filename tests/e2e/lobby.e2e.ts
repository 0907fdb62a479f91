import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { isNightly } from './extent.ts'
import { ask } from './ask.ts'
import { previewPort } from './ports.ts'
import { address, brands, expect, logIn, open, test } from './site.ts'

const cards = (page: Page) => page.locator('[data-game]')
const sections = [
  'bingo',
  'card',
  'cockfight',
  'cricket',
  'esport',
  'fish',
  'instantwin',
  'live',
  'lottery',
  'slot',
  'sport',
]

for (const section of isNightly ? sections : sections.slice(0, 4)) {
  test(`[RTE-10] /${section} lists its games, and its page of a provider lists only the provider’s games`, async ({
    page,
  }) => {
    await open(page, address('siam191', `/en-th/${section}`))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(cards(page).first()).toBeVisible()
    const provider = await cards(page).first().locator('[title]').nth(1).innerText()
    const key = provider.toLowerCase().replaceAll(' ', '-')
    const { status, text } = await ask(`siam191.localhost:${previewPort}`, `/en-th/${section}/${key}`)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<h1 class="?\\w+"?>${provider}</h1>`))
    // A card has the name of the game, then the name of the provider.
    const shown = [...text.matchAll(/<\/span><span class="?\w+"? title=(?:"([^"]+)"|([^\s>]+))/g)].map(
      ([, name, word]) => name ?? word,
    )
    expect(new Set(shown)).toEqual(new Set([provider]))
  })
}

test('[RTE-10] /betby has its own layout and links between categories; an unknown category has no page', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th/betby'))
  await expect(page.locator('[data-layout=betby]')).toBeVisible()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Esports' }).click()
  await expect(page).toHaveURL(/\/en-th\/betby\/esport$/)
  await expect(page.getByRole('link', { name: 'Esports' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first()).toBeVisible()
  expect((await ask(`siam191.localhost:${previewPort}`, '/en-th/betby/nope')).status).toBe(404)
})

test('[RTE-11] casino, popular, provider and play pages exist', async () => {
  for (const [path, words] of [
    ['/casino', '5,000 games'],
    ['/casino/jade-comet', 'Jade Comet'],
    ['/casino/velvet-cobra/frozen-pearl', '>Frozen Pearl</h1>'],
    ['/popular', 'games'],
    ['/provider', 'Jade Comet'],
    ['/providers', 'Jade Comet'],
    ['/provider/jade-comet', 'Jade Comet'],
    ['/providers/jade-comet', 'Jade Comet'],
    ['/play', 'You have not chosen a game.'],
  ] as const) {
    const { status, text } = await ask(`siam191.localhost:${previewPort}`, `/en-th${path}`)
    expect(status, path).toBe(200)
    expect(text, path).toContain(words)
  }
})

test('[GAM-06] a game’s page shows the game with a button to play', async ({ page }) => {
  await open(page, address('siam191', '/en-th/slot'))
  const card = page.locator('[data-game]:not([data-closed])').first()
  const name = (await card.locator('[title]').first().getAttribute('title')) ?? ''
  const href = (await card.getByRole('link').getAttribute('href')) ?? ''
  expect(decodeURIComponent(href)).toBe(
    `/en-th/casino/${(await card.locator('[title]').nth(1).innerText()).toLowerCase().replaceAll(' ', '-')}/${name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`,
  )
  expect((await ask(`siam191.localhost:${previewPort}`, href)).text).toContain(`>${name}</h1>`)
  await open(page, address('siam191', href))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('#dialog-login-to-play')).toBeVisible()
})

test('[GAM-12] the list is searched during typing, in English with a mistake and in Thai', async ({ page }) => {
  await open(page, address('siam191', '/en-th/casino'))
  const search = page.getByRole('searchbox')
  await expect(page.getByRole('status').filter({ hasText: '5,000 games' })).toBeVisible()
  await search.fill('golden dargon')
  await expect(cards(page).first()).toContainText(/Golden Dragon/)
  await search.fill('พญานาค')
  await expect(cards(page).first()).toContainText('พญานาค')
  await search.fill('qqqqqq')
  await expect(page.getByText('No game matches “qqqqqq”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(cards(page).first()).toBeVisible()
  // On a tablet, the search field is at least as wide as the choice of providers.
  await page.setViewportSize({ width: 768, height: 1024 })
  const fields = page.locator('[data-widget="games/lobby"] :is(input, [popovertarget=lobby-providers])')
  expect(
    await fields.evaluateAll(([search, choice]) => Number(search?.clientWidth) >= Number(choice?.clientWidth)),
  ).toBe(true)
})

test('[STA-06] the next visit has favourites, recent games and the last search', async ({ page }) => {
  await open(page, address('siam191', '/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await expect(page.locator('[data-widget="games/lobby"][data-live]')).toBeAttached()
  // A browser may block the window of a game that was pressed long before the session is known.
  await expect(page.getByTestId('balance')).toBeVisible()
  const key = (await page.locator('[data-game]:not([data-closed])').first().getAttribute('data-game')) ?? ''
  const card = page.locator(`[data-game="${key}"]`)
  await card.getByRole('button', { name: /Favourite/ }).click()
  const opening = page.waitForEvent('popup')
  await card.getByRole('link').click()
  await (await opening).locator('#balance').waitFor()
  await page.getByRole('searchbox').fill('golden')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"lastSearched":"golden"')
  await open(page, address('siam191', '/en-th/slot'))
  await expect(page.getByRole('button', { name: 'Last search: golden' })).toBeVisible()
  for (const view of ['Favourites', 'Recently played']) {
    await page.getByRole('button', { name: new RegExp(`^${view}`) }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).first()).toHaveAttribute('data-game', key)
  }
})

test('[GAM-12] the list of providers, opened before hydration, leads to a provider’s page', {
  tag: '@night',
}, async ({ page }) => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/entry-client[.-]/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto(address('siam191', '/en-th/slot'), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Providers' }).click()
  await expect(page.locator('#lobby-providers')).toBeVisible()
  start()
  await page.locator('#lobby-providers').getByRole('link', { name: 'Lucky Durian' }).click()
  await expect(page).toHaveURL(/\/en-th\/slot\/lucky-durian$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lucky Durian' })).toBeVisible()
  await expect(page.locator('#lobby-providers')).toBeHidden()
})

test('of 5,000 games, only the visible games are in the document, also at the end, and a placeholder is as high as a card', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th/casino'))
  await expect(page.getByRole('status').filter({ hasText: '5,000 games' })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeLessThan(60)
  // During scrolling, a row of placeholders has the height of a row of cards.
  await page.mouse.wheel(0, 100)
  const measure = () => cards(page).first().evaluate(measurePlaceholder)
  await expect.poll(async () => (await measure()).placeholder).toBeGreaterThan(0)
  const { placeholder, card } = await measure()
  expect(placeholder).toBeCloseTo(card, 1)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100_000)
      return page.locator('[data-game$="/g05000"]').count()
    })
    .toBe(1)
  await expect.poll(() => cards(page).count()).toBeLessThan(60)
})

/**
 * The heights of a card and of a placeholder beside it. Finds the class of placeholders by their rule, because a build
 * shortens the names of classes. The placeholder's height is 0 before that rule has loaded. Runs in the browser.
 */
function measurePlaceholder(card: Element): { readonly placeholder: number; readonly card: number } {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const file = /^(?:\w+-|[a-z]+)/.exec(card.className)?.[0] ?? ''
  const [name] = rules
    .flatMap((rule) => {
      const isPlaceholder = rule instanceof CSSStyleRule && rule.style.aspectRatio === '3 / 4'
      return (isPlaceholder && /^\.([\w-]+)::before$/.exec(rule.selectorText)?.[1]) || []
    })
    .filter((one) => one.startsWith(file))
  const waiting = document.createElement('div')
  waiting.className = name ?? ''
  waiting.style.alignSelf = 'start'
  card.before(waiting)
  const [placeholder = 0, own = 0] = [waiting, card].map((element) => element.getBoundingClientRect().height)
  waiting.remove()
  return { placeholder, card: own }
}

test('[GAM-02] the first games stay on the page if the whole list fails to load', async ({ page }) => {
  const path = '**/static/games/THB/fish.json.gz'
  await page.route(path, (route) => route.fulfill({ body: 'no list', contentType: 'application/gzip' }))
  await open(page, address('siam191', '/en-th/fish'))
  const problem = page.getByRole('alert').filter({ hasText: 'We could not load the games' })
  await expect(problem).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  // A search among the first games cannot know that the list has no match.
  await page.getByRole('searchbox').fill('qqqqqq')
  await expect(cards(page)).toHaveCount(0)
  await expect(problem).toBeVisible()
  await expect(page.getByText('No game matches')).toBeHidden()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No game matches')).toBeVisible()
  await expect(problem).toBeHidden()
})

test.describe('[GAM-02] a malformed list', () => {
  const rows = JSON.stringify([{ game_id: 'g1' }])
  const packed = gzipSync(rows)
  const bad: Readonly<Record<string, Buffer>> = {
    'a gzip bomb': gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)),
    'a cut file': packed.subarray(0, packed.length - 9),
    'a wrong checksum': Buffer.from(packed.map((byte, at) => (at === packed.length - 6 ? byte ^ 0xff : byte))),
    'plain JSON under a gz name': Buffer.from(rows),
  }
  for (const [what, body] of Object.entries(bad)) {
    test(`(${what}): the page shows an error and works, and a retry succeeds`, { tag: '@night' }, async ({ page }) => {
      const path = '**/static/games/THB/fish.json.gz'
      await page.route(path, (route) => route.fulfill({ body, contentType: 'application/gzip' }))
      await open(page, address('siam191', '/en-th/fish'))
      await expect(page.getByRole('alert').filter({ hasText: 'We could not load the games' })).toBeVisible()
      const memory = await page.evaluate(() => (performance as { memory?: { usedJSHeapSize: number } }).memory)
      expect(memory?.usedJSHeapSize ?? 0).toBeLessThan(150 * 1024 * 1024)
      await page.getByRole('button', { name: /EN/ }).click()
      await expect(page.locator('#language-menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.unroute(path)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page).first()).toBeVisible()
    })
  }
})

for (const brand of isNightly ? brands : brands.slice(0, 1)) {
  for (const theme of isNightly ? ['light', 'dark'] : ['light']) {
    test(`${brand} in ${theme}: axe finds nothing serious in the lobbies of slots and of BetBy`, async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
      for (const path of ['/en-th/slot', '/th-th/betby']) {
        await open(page, address(brand, path))
        await expect(cards(page).first()).toBeVisible()
        await expectNothingSerious(page, path)
      }
    })
  }
}

for (const width of [320, 390]) {
  test(`a phone of ${width} px shows a name of two words in two lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(address('siam191', '/en-th/slot'))
    const name = page.getByRole('main').getByTitle('Velvet Treasure', { exact: true }).first()
    await expect(name).toBeVisible()
    expect(
      await name.evaluate((cut) => [cut.scrollWidth - cut.clientWidth, cut.scrollHeight - cut.clientHeight]),
    ).toEqual([0, 0])
  })
}

import { withoutJoiners } from '../../runtime/i18n/without-joiners.ts'
import { ask } from './ask.ts'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { isNightly } from './extent.ts'
import { previewPort } from './ports.ts'
import { openAs } from './sandbox.ts'
import { address, brands, expect, logIn, loginOf, newContext, open, phone, test } from './site.ts'

/** The usual run tests each brand in one language, beta191 in English. */
const localesOf = (brand: string) => (isNightly ? ['th-th', 'en-th'] : [brand === 'beta191' ? 'en-th' : 'th-th'])

for (const brand of brands) {
  for (const locale of localesOf(brand).map((one) => `/${one}`)) {
    test(`[RTE-02] ${brand}${locale}: the home page has providers and the mission calendar`, async ({ page }) => {
      await open(page, address(brand, locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(1, 3))
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
      await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
      await expect(page.locator('[aria-labelledby=mission-calendar] ol li')).toHaveCount(7)
      await expect(page.locator('[aria-labelledby=mission-calendar] ul li')).toHaveCount(3)
      // A guest has missed no day.
      await expect(page.locator('[aria-labelledby=mission-calendar] ol')).not.toContainText(/Missed|พลาด/)
    })

    test(`${brand}${locale} on a phone: the page fits the screen, and every text is translated`, async ({
      browser,
    }) => {
      const context = await newContext(browser, phone)
      const page = await context.newPage()
      for (const path of ['', '/about-us', '/faq', '/language', '/nope']) {
        await page.goto(address(brand, `${locale}${path}`))
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
        await expect(page.locator('body'), path).not.toHaveText(
          /\b(?:routes|menu|home|common|error|layout|account)\.[a-z-]+\.?[a-z-]*\b/,
          { useInnerText: true },
        )
      }
      await context.close()
    })
  }

  // The usual run tests one light and one dark brand in the appearance that is not the brand's own.
  const others = { siam191: ['light'], mafa191: ['dark'], beta191: [] }
  for (const theme of isNightly ? ['light', 'dark'] : others[brand]) {
    test(`${brand} in ${theme}: axe finds nothing serious`, async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
      for (const path of ['/en-th', '/th-th/responsible-gaming']) {
        await open(page, address(brand, path))
        await expectNothingSerious(page, path)
      }
    })
  }

  test(`[LOC-01] ${brand} has three home paths, and the server's HTML is complete`, async () => {
    for (const [path, lang] of [
      ['/', 'th'],
      ['/en-th', 'en'],
      ['/th-th', 'th'],
    ] as const) {
      const { status, text } = await ask(`${brand}.localhost:${previewPort}`, path)
      expect(status).toBe(200)
      expect(/<html lang="(..)"/.exec(text)?.[1]).toBe(lang)
      expect(text).toContain('Jade Comet')
      expect(text).toMatch(/<title>[^<]{5,}<\/title>/)
      expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/(en|th)-th">/)
      expect(text.match(/<link rel="alternate"/g)).toHaveLength(3)
    }
  })
}

test('[BRD-08] the three brands differ in background, type, corners, navigation and the order of the home page', async ({
  page,
}) => {
  const looks: Record<string, unknown>[] = []
  for (const brand of brands) {
    await page.goto(address(brand, '/th-th'))
    looks.push(
      await page.evaluate(() => {
        // A page that loads slowly shows the system's typefaces.
        delete document.documentElement.dataset.typefaces
        const card = document.querySelector('main li') as HTMLElement
        const main = document.querySelector('nav') as HTMLElement
        return {
          ground: getComputedStyle(document.documentElement).backgroundColor,
          title: getComputedStyle(document.querySelector('h2') as HTMLElement).fontFamily,
          text: getComputedStyle(document.body).fontFamily,
          corners: getComputedStyle(card).borderRadius,
          home: [...document.querySelectorAll<HTMLElement>('main .block')].map(({ dataset }) => dataset.widget).join(),
          menu: [...main.querySelectorAll('a')].map(({ textContent }) => textContent).join(),
        }
      }),
    )
  }
  for (const name of Object.keys(looks[0] ?? {})) {
    expect(new Set(looks.map((look) => look[name])).size, name).toBe(3)
  }
})

test('[NAV-01] a trailing slash is redirected permanently with its query, never to another host', async () => {
  const host = `siam191.localhost:${previewPort}`
  expect(await ask(host, '/about-us/?a=1&b=2')).toMatchObject({ status: 301, location: '/about-us?a=1&b=2' })
  for (const path of ['//evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/', '///evil.example//']) {
    const { status, location = '' } = await ask(host, path)
    expect(status, path).toBe(301)
    expect(new URL(location, `http://${host}`).host, path).toBe(host)
  }
})

test('[NAV-03] an address without a page returns 404 with a message', async ({ page, complaints }) => {
  const response = await page.goto(address('siam191', '/en-th/nope'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('/nope')).toBeVisible()
  expect(complaints.splice(0).filter((output) => !output.includes('404'))).toEqual([])
})

test('an unknown host is refused', async () => {
  expect((await ask('evil.example', '/')).status).toBe(421)
})

test('[RTE-15] the placeholder of a game’s window clears its opener, and the return page ignores its query', async () => {
  expect((await ask(`siam191.localhost:${previewPort}`, '/loading_game.html')).text).toMatch(/window\.opener ?= ?null/)
  const close = await ask(`siam191.localhost:${previewPort}`, '/Close?url=https://evil.example')
  expect(close.status).toBe(200)
  expect(close.text).not.toContain('evil')
})

test('[LOC-03] switching language goes to the same page with its query', async ({ page }) => {
  await open(page, address('siam191', '/th-th/faq?from=menu'))
  await page.getByRole('banner').getByRole('button', { name: /^TH/ }).click()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(address('siam191', '/en-th/faq?from=menu'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[LOC-04] a cookie stores the choice of language for seven days', async ({ page, context }) => {
  await open(page, address('siam191', '/en-th'))
  const cookie = (await context.cookies()).find(({ name }) => name === 'selected_language')
  expect(cookie?.value).toBe('en-th')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60)
  await page.goto(address('siam191', '/faq'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[LOC-08] the language page leads to its version in another language', async ({ page }) => {
  await open(page, address('siam191', '/th-th/language'))
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/language'))
})

for (const [locale, names] of [
  ['en-GB', ['English', 'ไทย']],
  ['th-TH', ['ไทย', 'English']],
] as const) {
  test(`[LOC-02] the language page offers a browser in ${locale} its own language first`, async ({ browser }) => {
    const context = await newContext(browser, { locale })
    const page = await context.newPage()
    await page.goto(address('siam191', '/th-th/language'))
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(names)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await context.close()
  })
}

test('menus and the login dialog open without any script', async ({ browser }) => {
  const context = await newContext(browser, { ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address('siam191', '/en-th'))
  await page.getByRole('banner').getByRole('button', { name: /^EN/ }).tap()
  await expect(page.getByRole('link', { name: 'ไทย' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(address('beta191', '/en-th'))
  await loginOf(page).tap()
  await expect(page.locator('#login-phone')).toBeVisible()
  await expect(page.locator('#login-phone')).toBeFocused()
  await context.close()
})

for (const brand of brands) {
  for (const locale of localesOf(brand)) {
    test(`[CFG-04] [CFG-02] ${brand}/${locale}: the HTML contains every text of the footer, by its display type, and the version`, async ({
      browser,
    }) => {
      const context = await newContext(browser, { ...phone, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(address(brand, `/${locale}`))
      for (const kind of ['column', 'seo', 'notice']) {
        const text = page.locator(`footer [data-display-type=${kind}] section`)
        await expect(text).toHaveCount(1)
        await expect(text.getByRole('heading')).not.toBeEmpty()
        await expect(text.locator('p')).not.toBeEmpty()
      }
      await expect(page.locator('footer')).toContainText(locale === 'th-th' ? 'เวอร์ชัน 1.1.0' : 'Version 1.1.0')
      await page.locator('footer [data-display-type=column] a').click()
      // The address has no locale, and without scripts the earlier page's locale is not stored.
      await expect(page).toHaveURL(/\/contact-us$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'th')
      await context.close()
    })
  }
}

test('[STA-07] a banner shows only in its language, and only between its start and its end', async ({ page }) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const banner = (title: string, from: number, until: number) => ({
    id: title,
    title,
    img: '/static/art/banners/none.svg',
    link: '',
    start_date: `${day(from)} 00:00:00`,
    end_date: `${day(until)} 00:00:00`,
  })
  await page.route('**/static/frontend/*/banner.json', (route) =>
    route.fulfill({
      json: {
        'en-th': [banner('over', -9, -2), banner('running', -2, 2), banner('to come', 2, 9)],
        'th-th': [banner('thai', -2, 2)],
      },
    }),
  )
  await page.route('**/static/art/banners/none.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  for (const [locale, shown] of [
    ['en-th', 'running'],
    ['th-th', 'thai'],
  ] as const) {
    // The host would render the sandbox's own file. After a navigation without a page load, the browser fetches the
    // file.
    await open(page, address('siam191', `/${locale}/faq`))
    await page.getByRole('banner').getByRole('link').first().click()
    const banners = page.locator('[data-widget="banners/banner-carousel"] img')
    await expect(banners).toHaveCount(1)
    await expect(banners).toHaveAttribute('alt', shown)
  }
})

test('[CON-01] on a phone, only the home page offers the contacts from the backend', async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  const bar = page.getByRole('navigation', { name: 'ติดต่อเรา' })
  await open(page, address('siam191', '/th-th'))
  await expect
    .poll(async () => (await bar.getByRole('link').allInnerTexts()).map(withoutJoiners))
    .toEqual(['แชทสด', 'Telegram', 'Facebook', 'อีเมล', 'โทรศัพท์', 'LINE', 'WhatsApp'])
  await expect(bar.getByRole('link', { name: 'โทรศัพท์' })).toHaveAttribute('href', 'tel:+6620001910')
  await open(page, address('siam191', '/th-th/faq'))
  await expect(bar).toHaveCount(0)
  await context.close()
})

test('[LAY-01] on a page without a header the navigation begins at the top', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/referral')
  await expect(page.locator('[data-layout=noheader]')).toBeVisible()
  const top = await page.locator('[data-region=navigation]').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBe(0)
})

test('[CFG-06] a member of mafa191 gets the contacts of their own group', async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await open(page, address('mafa191', '/en-th'))
  const line = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link', { name: 'LINE' })
  await expect(line).toHaveAttribute('href', 'https://line.me/R/ti/p/@mafa191-hello')
  await logIn(page)
  await expect(line).toHaveAttribute('href', 'https://line.me/R/ti/p/@mafa191-family')
  await context.close()
})

test('[RTE-14] a brand without login and sign-up pages redirects to its dialogs instead', async () => {
  for (const [path, target] of [
    ['/en-th/login', '/en-th?login=1'],
    ['/register', '/?signup=1'],
    ['/deposit?aff=lek', '/?aff=lek&deposit=1'],
  ] as const) {
    expect(await ask(`mafa191.localhost:${previewPort}`, path)).toMatchObject({ status: 302, location: target })
  }
  expect((await ask(`mafa191.localhost:${previewPort}`, '/notifications')).status).toBe(404)
})

test('[GAM-06] [RTE-08] the title of a page names its game or its promotion, a promotion also after a navigation', async ({
  page,
}) => {
  const game = address('siam191', '/en-th/casino/velvet-cobra/frozen-pearl')
  expect((await ask(new URL(game).host, new URL(game).pathname)).text).toContain(
    '<title>Frozen Pearl, Velvet Cobra · Siam191</title>',
  )
  await open(page, address('siam191', '/en-th/promotions/1101'))
  await expect(page).toHaveTitle('100% welcome bonus · Siam191')
  await page.getByRole('link', { name: 'All promotions' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Daily deposit bonus' }).first().click()
  await expect(page).toHaveTitle('Daily deposit bonus · Siam191')
})

test('[GAM-06] the page of an unknown game leads to all games', async ({ page }) => {
  await open(page, address('siam191', '/en-th/casino/velvet-cobra/no-such-game'))
  await expect(page.getByText('We could not find this game.')).toBeVisible()
  await page.getByRole('link', { name: 'See all games' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/casino'))
})

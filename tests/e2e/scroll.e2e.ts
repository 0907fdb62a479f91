import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { address, expect, open, test } from './site.ts'

const positionOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until the page is at a scroll position. The heights above it can differ by a fraction of a pixel. */
const expectPosition = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await positionOf(page)) - position)).toBeLessThanOrEqual(1)
/**
 * Scrolls to a position, as a visitor does with the wheel, when the page is long enough to have it. Without the wheel,
 * a page that opened less than a second ago returns to its top.
 */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((to) => {
        dispatchEvent(new WheelEvent('wheel'))
        window.scrollTo({ top: to, behavior: 'instant' })
      }, top)
      return positionOf(page)
    })
    .toBe(top)
}
/** Clicks a link of the footer without scrolling: a locator's click would scroll to it first. */
async function follow(page: Page, path: string): Promise<void> {
  await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
  await page.locator(`footer a[href$="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click())
}

/** Navigates from the middle of the home page to another page. */
async function leaveHome(page: Page): Promise<void> {
  await open(page, address('siam191', '/en-th'))
  // A font that loads later changes the heights above, and the browser then moves the scroll position.
  await page.evaluate(() => document.fonts.ready)
  await scrollTo(page, 900)
  await follow(page, '/faq')
  await expect(page.getByRole('main')).toHaveAccessibleName(/FAQ/)
}

/** Goes back to the home page, and expects its earlier scroll position. */
async function returnHome(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.locator('[aria-labelledby=provider-list]')).toBeVisible()
  await expectPosition(page, 900)
}

test('[NAV-04] a new page starts at its top; back and forward restore each page’s scroll position', async ({
  page,
}) => {
  await leaveHome(page)
  await expect.poll(() => positionOf(page)).toBe(0)
  await page.evaluate(() => document.fonts.ready)
  await scrollTo(page, 300)

  await returnHome(page)
  await page.goForward()
  await expect(page.getByRole('main')).toHaveAccessibleName(/FAQ/)
  await expectPosition(page, 300)

  await page.reload()
  await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
  await expectPosition(page, 300)
  await page.goBack()
  await expect(page.locator('[aria-labelledby=provider-list]')).toBeVisible()
  // After a reload, content above the scroll position may load late.
  await expect.poll(async () => Math.abs((await positionOf(page)) - 900)).toBeLessThan(200)
})

test('[NAV-04] a restored page that becomes too short scrolls again once it has grown', async ({ page }) => {
  await leaveHome(page)
  // The page changes its own height, because a step from the test could come after the time limit of the restoration.
  await page.evaluate(async () => {
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise(requestAnimationFrame)
    }
    const show = (display: string) => document.querySelector('main')?.style.setProperty('display', display)
    history.back()
    await until(() => document.querySelector('[aria-labelledby=provider-list]') !== null && scrollY > 0)
    const restored = scrollY
    show('none')
    await until(() => scrollY < restored)
    show('')
  })
  await expectPosition(page, 900)
})

test('[NAV-04] if a smooth scroll began on the previous page, its late step does not move the new page', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th'))
  await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
  await scrollTo(page, 900)
  // The page makes the late step itself, because a step from the test could come too late.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    document.querySelector<HTMLAnchorElement>('footer a[href$="/faq"]')?.click()
    while (scrollY > 0) await frame()
    for (let frames = 0; frames < 4; frames++) await frame()
    window.scrollTo({ top: 200, behavior: 'instant' })
  })
  await expect.poll(() => positionOf(page)).toBe(0)
})

test('[NAV-04] a link to the current page scrolls to the top; a link with a fragment scrolls to its target', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, address('siam191', '/en-th/faq'))
  await scrollTo(page, 400)
  await follow(page, '/faq')
  await expect.poll(() => positionOf(page)).toBe(0)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('[NAV-04] opening and closing a dialog keeps the page’s scroll position', async ({ page }) => {
  await open(page, address('beta191', '/en-th'))
  await scrollTo(page, 700)
  // Click by mouse at the button's place: a locator's click may scroll first.
  const box = await page.getByRole('banner').getByRole('button', { name: 'Log in' }).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page).toHaveURL(/login=1/)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await positionOf(page)).toBe(700)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/login=1/)
  await expect.poll(() => positionOf(page)).toBe(700)
})

test('[NAV-04] hydration keeps the scroll position', { tag: '@night' }, async ({ page }) => {
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  await scrollTo(page, 500)
  release()
  await expect(page.locator('[data-widget="layout/header"][data-live]')).toBeAttached()
  expect(await positionOf(page)).toBe(500)
})

import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'
import { hideBanners } from './hide-banners.ts'
import { previewPort } from './ports.ts'

export const brands = ['siam191', 'beta191', 'mafa191'] as const
export type Brand = (typeof brands)[number]

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
}

/** The address of a brand's page on the tested server. */
export function address(brand: Brand, path = '/'): string {
  return `http://${brand}.localhost:${previewPort}${path}`
}

/**
 * Whether a page's message is an error or a warning. Ignores Playwright's message about blocked service workers, and
 * messages about hosts that do not exist (`.example`). Ignores Chromium's warning about late use of preloaded files,
 * because a busy machine is late.
 */
export const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') &&
  message.text() !== 'Service Worker registration blocked by Playwright' &&
  !message.text().includes('was preloaded using link preload but not used within a few seconds') &&
  !/^https:\/\/[^/]+\.example\//.test(message.location().url)

/**
 * A test whose page must not log errors or warnings, such as hydration mismatches, and must not throw. The visitor has
 * hidden announcements and banners, unless the option `hidesBanners` is false.
 */
export const test = base.extend<{ complaints: string[]; hidesBanners: boolean }>({
  hidesBanners: [true, { option: true }],
  context: async ({ context, hidesBanners }, runTest) => {
    if (hidesBanners) await hideBanners(context)
    await runTest(context)
  },
  complaints: [
    async ({ page }, use) => {
      const output: string[] = []
      page.on('console', (message) => {
        if (isComplaint(message)) output.push(message.text())
      })
      page.on('pageerror', (error) => output.push(error.message))
      await use(output)
      expect(output).toEqual([])
    },
    { auto: true },
  ],
})

/** The context of another visitor, who has hidden announcements and banners. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await hideBanners(context)
  return context
}

/** Opens a page and waits for the response with the session. */
export async function open(page: Page, url: string): Promise<void> {
  const dashboard = page.waitForResponse((response) => response.url().includes('/api/user/dashboard'))
  await page.goto(url)
  await dashboard
}

/** Opens the login like a visitor: the brand's page, or else the dialog. */
export async function openLogin(page: Page): Promise<void> {
  await loginOf(page).click()
}

/** The header's login control: a button, or a link if the brand has a login page. */
export function loginOf(page: Page) {
  const name = /^(Log in|เข้าสู่ระบบ)$/
  const banner = page.getByRole('banner')
  return banner.getByRole('button', { name }).or(banner.getByRole('link', { name }))
}

/** The visible field of an account form, in the dialog or on the page. */
export const fieldOf = (page: Page, id: string) => page.locator(`#${id}:visible, #page-${id}:visible`)

/** Logs in as a member of the sandbox. */
export async function logIn(page: Page, number = '081-234-5678', password = 'Passw0rd1'): Promise<void> {
  await openLogin(page)
  await fieldOf(page, 'login-phone').fill(number)
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill(password)
  await fieldOf(page, 'login-password').press('Enter')
}

export { expect }

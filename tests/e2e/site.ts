import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { previewPort } from './ports.ts'

export const brands = ['siam191', 'beta191', 'mafa191'] as const
export type Brand = (typeof brands)[number]

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
}

/** The address of a brand's page in the tested preview. */
export function address(brand: Brand, path = '/'): string {
  return `http://${brand}.localhost:${previewPort}${path}`
}

/**
 * Whether a page's message is an error or a warning. Ignores the driver's own message, because the tests block
 * service workers, and messages about trackers in staging and production, because the hosts of the example brands do
 * not exist.
 */
export const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') &&
  message.text() !== 'Service Worker registration blocked by Playwright' &&
  !/^https:\/\/[^/]+\.example\//.test(message.location().url)

/** A test whose page must not log errors or warnings, such as hydration mismatches, and must not throw. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
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

/** Opens a page and waits until the session is known. */
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

/** Logs in as the sandbox's member. */
export async function logIn(page: Page, number = '081-234-5678', password = 'Passw0rd1'): Promise<void> {
  await openLogin(page)
  await fieldOf(page, 'login-phone').fill(number)
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill(password)
  await fieldOf(page, 'login-password').press('Enter')
}

export { expect }

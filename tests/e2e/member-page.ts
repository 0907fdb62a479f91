import type { Page } from '@playwright/test'
import { control } from './sandbox.ts'
import { address, type Brand, expect, fieldOf, open } from './site.ts'

/** The last one-time code that the sandbox has sent. */
export async function lastCode(): Promise<string> {
  const { inbox } = await control<{ inbox: readonly { code: string; at: number }[] }>('GET', 'inbox')
  return inbox.toSorted((one, other) => other.at - one.at)[0]?.code ?? ''
}

/** Opens a members' page as a guest and logs in on the way. */
export async function openThroughLogin(
  page: Page,
  brand: Brand,
  path: string,
  number: string,
  password = 'Passw0rd1',
): Promise<void> {
  await open(page, address(brand, path))
  await fieldOf(page, 'login-phone').fill(number)
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill(password)
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page).toHaveURL(address(brand, path))
}

/** The main heading of the page. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

import type { Page } from '@playwright/test'
import { sentCode } from './sandbox.ts'
import { type Brand, expect, fieldOf } from './site.ts'

/** The steps of the brands' sign-ups, from their settings (AUT-15). */
export const asks: Readonly<
  Record<Brand, { otp: boolean; bank: boolean; looksUp: boolean; details: boolean; autoSubmit: boolean }>
> = {
  siam191: { otp: true, bank: true, looksUp: true, details: false, autoSubmit: true },
  beta191: { otp: true, bank: false, looksUp: false, details: true, autoSubmit: false },
  mafa191: { otp: false, bank: true, looksUp: false, details: false, autoSubmit: false },
}

/** The button to the next step. */
export const next = (page: Page) => page.locator('form:visible button[type=submit]')

/** Presses the button without waiting until it is enabled, as a person may do. */
export const press = (page: Page) => next(page).click({ force: true })

/** Types a phone number and agrees to the terms. */
export async function givePhone(page: Page, number: string): Promise<void> {
  await fieldOf(page, 'signup-phone').fill(number)
  await fieldOf(page, 'signup-agreed').check()
  await press(page)
}

/** Types the sandbox's code. */
export async function giveCode(page: Page, brand: Brand, number: string): Promise<void> {
  await expect(fieldOf(page, 'signup-otp-code')).toBeFocused()
  await fieldOf(page, 'signup-otp-code').fill(await sentCode(number))
  if (!asks[brand].autoSubmit) await press(page)
}

/** Chooses a password, with the brand's further details. */
export async function givePassword(page: Page, brand: Brand, number: string): Promise<void> {
  await expect(fieldOf(page, 'signup-password')).toBeFocused()
  await fieldOf(page, 'signup-password').fill('135790')
  if (asks[brand].details) {
    await fieldOf(page, 'signup-fullname').fill('Somchai Jaidee')
    await fieldOf(page, 'signup-email').fill(`p${number} @mail.example`)
    await expect(fieldOf(page, 'signup-email')).toHaveValue(`p${number}@mail.example`)
  }
  await press(page)
}

/** Chooses the second bank. */
export async function chooseBank(page: Page): Promise<void> {
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  // The button stays at the bottom, above the list of banks, so it must be opaque while it is disabled.
  await expect(next(page)).toHaveCSS('opacity', '1')
  await page.locator('label:has(input[name=bank])').nth(1).click()
  await press(page)
}

/** Signs up, from the phone number to the last press. */
export async function signUp(page: Page, brand: Brand, number: string): Promise<void> {
  await givePhone(page, number)
  if (asks[brand].otp) await giveCode(page, brand, number)
  await givePassword(page, brand, number)
  if (!asks[brand].bank) return
  await chooseBank(page)
  await fieldOf(page, 'signup-account_number').fill('1234567890')
  if (asks[brand].looksUp) await press(page)
  else await fieldOf(page, 'signup-account_name').fill('Somchai Jaidee')
  await expect(fieldOf(page, 'signup-account_name')).not.toHaveValue('')
  await press(page)
}

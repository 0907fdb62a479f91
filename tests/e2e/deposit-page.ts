import { readFileSync } from 'node:fs'
import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test'
import type { SandboxChannel } from '../../schemas/generated/sandbox.ts'
import type { ShownEntry } from '../../widgets/wallet/sandbox/money/whole-ledger.ts'
import type { Brand } from './site.ts'
import { control, openAs } from './sandbox.ts'

/** The channels of a brand's sandbox. */
export function channelsOf(brand: Brand): readonly SandboxChannel[] {
  const file = readFileSync(new URL(`../../merchants/${brand}/sandbox.json`, import.meta.url), 'utf8')
  return (JSON.parse(file) as { deposit_channels: readonly SandboxChannel[] }).deposit_channels
}

/** A channel of a brand by its number. */
export function channelOf(brand: Brand, id: number): SandboxChannel {
  const channel = channelsOf(brand).find((one) => one.id === id)
  if (!channel) throw new Error(`${brand} has no channel ${id}.`)
  return channel
}

/** A picture of one pixel. */
export const slip = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Opens the deposit as a member, in a reset sandbox. */
export function openDeposit(page: Page, brand: Brand, username = '66-0810000001'): Promise<void> {
  return openAs(page, brand, '/en-th/deposit', username)
}

/** The element with the deposit: the brand's page, or else the dialog. */
export const placeOf = (page: Page, brand: Brand): Locator =>
  brand === 'mafa191' ? page.locator('#dialog-deposit') : page.locator('#main')

const submitOf = (place: Locator) => place.locator('button[type=submit]')

/** Completes a channel's steps up to the button that sends the deposit, and returns that button. */
export async function reachSend(
  page: Page,
  brand: Brand,
  channel: SandboxChannel,
  amount = '500.25',
): Promise<Locator> {
  const place = placeOf(page, brand)
  const isGuided = brand === 'mafa191'
  const needsReceipt = channel.bank_type === 'bank' || channel.rapid_auto === 1
  if (isGuided) await place.locator('label', { hasText: channel.bank_name.en }).click()
  else await place.getByRole('button', { name: channel.bank_name.en }).click()
  if (channel.rapid_auto !== 1) await place.getByLabel('Amount', { exact: true }).fill(amount)
  if (isGuided && channel.account_number) {
    await submitOf(place).click()
    await expect(place.getByTestId('account-number')).toHaveText(channel.account_number)
    if (needsReceipt) await submitOf(place).click()
  }
  if (needsReceipt) {
    await place.locator('input[type=file]').setInputFiles(slip)
    await expect(place.getByText('Picture 1 sent')).toBeVisible()
    await expect(place.locator('li', { hasText: 'Picture 1 sent' }).locator('img')).toHaveJSProperty('naturalWidth', 1)
  }
  return submitOf(place)
}

/**
 * Presses a button of the sandbox's payment page, and waits until the sandbox has received the choice. Playwright does
 * not wait for a form in a frame. A test that then sets the clock could let the payment expire before the choice.
 */
export async function pay(payment: Page | FrameLocator, choice: 'Pay' | 'Decline' = 'Pay'): Promise<void> {
  const button = payment.getByRole('button', { name: choice })
  const sent = button
    .page()
    .waitForResponse((response) => response.request().method() === 'POST' && isPayment(response))
  await button.click()
  await sent
}

const isPayment = (response: Response) => /\/\/pay\.localhost:\d+\//.test(response.url())

/** The entries of a member in the sandbox's ledger, without the seeded entries. */
export async function ledgerRowsOf(brand: Brand, username = '66-0810000001'): Promise<readonly ShownEntry[]> {
  const { ledger } = await control<{ ledger: readonly ShownEntry[] }>('GET', 'ledger')
  return ledger.filter(
    (one) => one.merchant === brand && digitsOf(one.username) === digitsOf(username) && one.seeded === 0,
  )
}

/** The expected ledger: this one deposit and nothing else. */
export const oneDeposit = (amount: string) => [
  expect.objectContaining({ kind: 'deposit', amount, intent: expect.any(String) }),
]

const digitsOf = (username: string) => username.replace(/\D/g, '')

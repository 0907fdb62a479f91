import { expect, type Locator, type Page } from '@playwright/test'
import { address, type Brand } from './site.ts'
import { channelOf, placeOf, reachSend } from './deposit-page.ts'
import { fault } from './sandbox.ts'

/** Troubles with the press that sends a deposit. Each trouble ends when the page shows that the deposit is done. */
export const troubles: Readonly<Record<string, (page: Page, brand: Brand, channelId: number) => Promise<void>>> = {
  'twenty clicks and a submission before the page can render': async (page, brand, channelId) => {
    await pressOften(await reachSend(page, brand, channelOf(brand, channelId)))
    await expectDone(page, brand)
  },

  'two tabs that press at the same time': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    const other = await page.context().newPage()
    await other.goto(address(brand, '/en-th/deposit'))
    const otherSend = await reachSend(other, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'latency', { value: 1500 })
    await Promise.all([pressOften(send), pressOften(otherSend)])
    const elsewhere = (one: Page) => one.getByText('A deposit is in progress in another tab')
    await expect
      .poll(async () => [await elsewhere(page).isVisible(), await elsewhere(other).isVisible()].filter(Boolean))
      .toHaveLength(1)
    const first = (await elsewhere(page).isVisible()) ? other : page
    await expect(first.getByTestId('deposit-done')).toBeVisible()
    await other.close()
  },

  'a reload while the deposit is being sent': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'latency', { value: 1200 })
    const sent = page.waitForRequest(/deposit\/add-deposit/)
    await send.click()
    await sent
    await page.reload()
    await expectDone(page, brand)
  },

  'a response that is lost after the deposit was made': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'lost-reply')
    await send.click()
    await expectDone(page, brand)
  },

  'twenty clicks and a lost response': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'lost-reply')
    await pressOften(send)
    await expectDone(page, brand)
  },

  'a lost response, then a reload before a look-up succeeds': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'lost-reply')
    await fault('user/get-transactions', 'cut', { times: 2 })
    await send.click()
    await expect(placeOf(page, brand).getByTestId('deposit-unknown')).toBeVisible()
    await page.reload()
    await expectDone(page, brand)
  },

  'a lost response, and a page that the member leaves and opens again': async (page, brand, channelId) => {
    const send = await reachSend(page, brand, channelOf(brand, channelId))
    await fault('deposit/add-deposit', 'lost-reply')
    await fault('user/get-transactions', 'cut', { times: 2 })
    await send.click()
    await expect(placeOf(page, brand).getByTestId('deposit-unknown')).toBeVisible()
    await page.goto(address(brand, '/en-th/faq'))
    await page.goto(address(brand, '/en-th/deposit'))
    await expectDone(page, brand)
  },
}

async function expectDone(page: Page, brand: Brand): Promise<void> {
  await expect(placeOf(page, brand).getByTestId('deposit-done')).toBeVisible()
}

/** Presses several times, faster than the page can render. */
async function pressOften(send: Locator): Promise<void> {
  await send.evaluate((button: HTMLButtonElement) => {
    const { form } = button
    for (let press = 0; press < 20; press++) button.click()
    form?.requestSubmit()
  })
}

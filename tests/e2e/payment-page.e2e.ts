import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { callAs } from './sandbox.ts'
import { address, expect, logIn, open, phone, test } from './site.ts'

/** Logs a member in and adds a deposit with the sandbox's payment page. */
async function deposit(page: Page, number: string): Promise<string> {
  await open(page, address('siam191', '/en-th'))
  await logIn(page, number)
  await expect(page.getByTestId('balance')).toBeVisible()
  const payload = { amount: '500', bank_id: 16, payment_method: 'gateway', payment_type: 'ewallet' }
  const { data } = (await callAs(page, 'deposit/add-deposit', payload)) as { data: { url: string } }
  return data.url
}

/** The state of the member's last transaction. */
async function stateOf(page: Page): Promise<string | undefined> {
  const { data } = await callAs(page, 'user/get-transactions', { page: 1 })
  return (data as { items: readonly { state: string }[] }).items[0]?.state
}

test('[DEP-09] after a payment on the payment page, the deposit is done', async ({ page, context }) => {
  const url = await deposit(page, '081-000-0002')
  const payment = await context.newPage()
  await payment.goto(url)
  await expect(payment.getByRole('heading', { name: 'Demo payment' })).toBeVisible()
  await expect(payment.getByText('THB 500.00')).toBeVisible()
  expect((await new AxeBuilder({ page: payment }).analyze()).violations).toEqual([])
  await payment.getByRole('button', { name: 'Pay' }).click()
  await expect(payment.getByRole('status')).toHaveText(/Your payment was sent/)
  await payment.reload()
  await expect(payment.getByRole('button')).toHaveCount(0)
  await expect.poll(() => stateOf(page), { timeout: 15_000 }).toBe('done')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[DEP-09] the payment page works in a frame of the site, and a payment can be refused', {
    tag: '@night',
  }, async ({ page }) => {
    const url = await deposit(page, '081-000-0003')
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
        frame.src = src
        frame.title = 'payment'
        frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999'
        document.body.append(frame)
      },
      url.replace('language=en', 'language=th'),
    )
    const frame = page.frameLocator('iframe[title=payment]')
    const refuse = frame.getByRole('button', { name: 'ปฏิเสธ' })
    const box = await refuse.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await refuse.click()
    await expect(frame.getByRole('status')).toHaveText(/รายการนี้ถูกปฏิเสธ/)
    expect(await stateOf(page)).toBe('refused')
  })
})

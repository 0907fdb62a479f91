import { openAs } from './sandbox.ts'
import { address, expect, fieldOf, open, test } from './site.ts'

// Tests of scripts that fail to load after the page has loaded.

test('[NAV-06] a dialog whose code fails to load reloads the page once or twice, then a notice offers to try again', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'mafa191', '/en-th')
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await expect(deposit).toBeVisible()
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  await page.route('**/_livery/build/DepositPanel-*.js', (route) => route.abort())
  await deposit.click()
  const notice = page.getByRole('alert').filter({ hasText: 'could not load parts' })
  await expect(notice).toBeVisible()
  expect([1, 2]).toContain(loads.length)
  await page.unroute('**/_livery/build/DepositPanel-*.js')
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('radio').first()).toBeAttached()
  complaints.length = 0
})

test('[NAV-06] a page with typed text does not reload by itself', async ({ page, complaints }) => {
  await page.route('**/_livery/build/download-dialog-*.js', (route) => route.abort())
  await open(page, address('siam191', '/en-th/register'))
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await fieldOf(page, 'signup-phone').fill('081-234-5678')
  await expect(page.getByRole('alert').filter({ hasText: 'could not load parts' })).toBeVisible()
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('081-234-5678')
  expect(reloads).toBe(0)
  complaints.length = 0
})

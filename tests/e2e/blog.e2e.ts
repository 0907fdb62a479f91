import { control, fault } from './sandbox.ts'
import { address, expect, open, test } from './site.ts'

test.afterAll(() => control('DELETE', 'faults'))

test('[RTE-12] the blog shows more articles in place, leads to an article and back, and reports failed loads', async ({
  page,
  complaints,
}) => {
  await open(page, address('siam191', '/en-th/blog'))
  const main = page.getByRole('main')
  const titles = main.getByRole('heading', { level: 2 })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(titles).toHaveCount(6)
  await main.getByRole('button', { name: 'Show more articles' }).click()
  await expect(titles).toHaveCount(8)
  await expect(page).toHaveURL(/\/en-th\/blog\?page=2$/)
  await expect(titles.nth(6).getByRole('link')).toBeFocused()
  await expect(main.getByRole('button', { name: 'Show more articles' })).toHaveCount(0)

  await main.getByRole('link', { name: 'Keep your account safe' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Keep your account safe')
  await expect(main.getByRole('heading', { level: 2, name: 'Three settings' })).toBeVisible()
  await expect(page).toHaveTitle('Keep your account safe · Siam191')
  await main.getByRole('link', { name: 'Your first deposit, step by step' }).click()
  await expect(page).toHaveTitle('Your first deposit, step by step · Siam191')
  await expect(main.getByRole('table')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(titles).toHaveCount(8)
  await expect(page).toHaveTitle('Blog · Siam191')

  await fault('blog/get-article', 'status', { value: 500, times: 9 })
  await main.getByRole('link', { name: 'Baccarat in five minutes' }).click()
  const retry = main.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await control('DELETE', 'faults')
  complaints.splice(0)
  await retry.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Baccarat in five minutes')

  const unknown = await page.goto(address('siam191', '/en-th/blog/no-such-article'))
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  complaints.splice(0)
})

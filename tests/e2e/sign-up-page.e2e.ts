import { fetchDirectly } from './fetch-directly.ts'
import { freshNumber } from './sandbox.ts'
import { givePhone, signUp } from './sign-up-steps.ts'
import { address, expect, fieldOf, open, test } from './site.ts'

test('[RTE-09] [GRD-07] a visitor signs up on the sign-up page, whose tabs are two pages; the page sends a member home', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th/register'))
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.getByRole('tab', { name: 'Log in' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/login'))
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/register'))
  await signUp(page, 'siam191', freshNumber())
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  await page.goto(address('siam191', '/en-th/register'))
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[GRD-07] a brand that accepts no sign-ups says so to a visitor of its sign-up page', async ({ page }) => {
  await page.route('**/api/user/get-quick-register-setting', async (route) => {
    const response = await fetchDirectly(route)
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, register: 0 } } })
  })
  await open(page, address('siam191', '/en-th/login'))
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(page.locator('.toast p')).toHaveText('This page is not available right now.')
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[AUT-06] the page of the sign-up has a button that cancels it after a confirmation', async ({ page }) => {
  await open(page, address('siam191', '/en-th/register'))
  await expect(page.getByRole('button', { name: 'Cancel sign-up' })).toHaveCount(0)
  await givePhone(page, freshNumber())
  await expect(fieldOf(page, 'signup-otp-code')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sign-up' }).click()
  await page.getByRole('button', { name: 'Continue sign-up' }).click()
  await expect(fieldOf(page, 'signup-otp-code')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sign-up' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(fieldOf(page, 'signup-phone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel sign-up' })).toHaveCount(0)
  await page.reload()
  await expect(fieldOf(page, 'signup-phone')).toBeVisible()
})

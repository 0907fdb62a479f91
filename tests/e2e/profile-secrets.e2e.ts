import { heading, openThroughLogin } from './member-page.ts'
import { address, expect, loginOf, newContext, open, test } from './site.ts'

const passwordErrors = [
  ['nothing at all', '', '', '', ['current-error', 'password-error', 'confirm-error'], 'This field is required.'],
  ['a short one', 'Passw0rd1', 'abc', 'abc', ['password-error'], 'Input must be at least 6 characters.'],
  [
    'one too long',
    'Passw0rd1',
    'a'.repeat(17),
    'a'.repeat(17),
    ['password-error'],
    'Input cannot be more than 16 characters.',
  ],
  ['the same one', 'Passw0rd1', 'Passw0rd1', 'Passw0rd1', ['password-error'], 'Input value cannot be the same.'],
  ['two different ones', 'Passw0rd1', 'Passw0rd2', 'Passw0rd3', ['confirm-error'], 'Input value does not match.'],
] as const

test('[VAL-01] each mistake in a new password shows an error at its field, and only a form without mistakes is sent', async ({
  page,
}) => {
  await openThroughLogin(page, 'siam191', '/en-th/profile/password', '081-000-0007')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  for (const [title, current, password, confirm, fields, message] of passwordErrors) {
    await test.step(title, async () => {
      await page.locator('#profile-password-current').fill(current)
      await page.locator('#profile-password-password').fill(password)
      await page.locator('#profile-password-confirm').fill(confirm)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('[id^=profile-password-][id$=-error]')).toHaveText(fields.map(() => message))
      for (const field of fields) await expect(page.locator(`#profile-password-${field}`)).toHaveRole('alert')
      await expect(page.locator('#profile-password-password')).toHaveValue(password)
    })
  }
  const changes = () => sent.filter((url) => url.includes('change-password')).length
  expect(changes()).toBe(0)
  await page.locator('#profile-password-current').fill('NotMine99')
  await page.locator('#profile-password-password').fill('Another-1')
  await page.locator('#profile-password-confirm').fill('Another-1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(changes).toBe(1)
})

test('[VAL-01] a press on the button counts if the layout moves the button before the release', async ({ page }) => {
  await openThroughLogin(page, 'siam191', '/en-th/profile/password', '081-000-0007')
  const button = page.getByRole('button', { name: 'Change password' })
  const center = async () => {
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  // Playwright waits until the button no longer moves.
  await button.hover()
  const begin = await center()
  await page.mouse.down()
  await page.locator('#main form').evaluate((form) => form.prepend(Object.assign(new Image(1, 60), { alt: '' })))
  expect((await center()).y).toBeGreaterThan(begin.y + 30)
  await page.mouse.up()
  await expect(page.locator('[id^=profile-password-][id$=-error]')).toHaveCount(3)
})

test('a new password ends the member’s other sessions with a message, and the current session continues', async ({
  page,
  browser,
}) => {
  const elsewhere = await newContext(browser)
  const other = await elsewhere.newPage()
  await openThroughLogin(other, 'beta191', '/en-th/profile', '081-000-0008')
  await openThroughLogin(page, 'beta191', '/en-th/profile/password', '081-000-0008')
  await page.locator('#profile-password-current').fill('NotMine99')
  await page.locator('#profile-password-password').fill('Another-1')
  await page.locator('#profile-password-confirm').fill('Another-1')
  await page.locator('#profile-password-confirm').press('Enter')
  await expect(page.locator('#profile-password-current-error')).toHaveText('Incorrect current password. Try again.')
  await expect(page.locator('#profile-password-current')).toBeFocused()
  await expect(page.locator('#profile-password-password')).toHaveValue('Another-1')

  await page.locator('#profile-password-current').fill('Passw0rd1')
  await page.locator('#profile-password-current').press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('All other devices have been logged out.')
  await open(page, address('beta191', '/en-th/profile'))
  await expect(heading(page)).toHaveText('Profile')

  await other.reload()
  await expect(loginOf(other)).toBeVisible()
  await elsewhere.close()
})

test('[STA-10] a member sets a withdrawal PIN, and needs the current PIN to change it', async ({ page }) => {
  await openThroughLogin(page, 'mafa191', '/en-th/profile/pin', '081-000-0009')
  await expect(page.getByText('You need this PIN for every withdrawal.')).toBeVisible()
  await expect(page.locator('#profile-pin-old_pin')).toHaveCount(0)
  await page.locator('#profile-pin-pin').fill('12x34')
  await page.locator('#profile-pin-confirm').fill('1234')
  await page.locator('#profile-pin-password').fill('Passw0rd2')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.locator('#profile-pin-pin')).toHaveValue('1234')
  await expect(page.locator('#profile-pin-pin-error')).toHaveText('Enter exactly 6 digits.')

  await page.locator('#profile-pin-pin').fill('135790')
  await page.locator('#profile-pin-confirm').fill('135791')
  await expect(page.locator('#profile-pin-confirm-error')).toHaveText('Input value does not match.')
  await page.locator('#profile-pin-confirm').fill('135790')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.locator('#profile-pin-password-error')).toHaveText('Incorrect current password. Try again.')
  await page.locator('#profile-pin-password').fill('Passw0rd1')
  await page.locator('#profile-pin-password').press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your PIN has been saved')
  await page.getByRole('link', { name: 'Back to profile' }).click()
  await expect(page.getByRole('link', { name: 'Set your withdrawal PIN' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Withdrawal PIN' }).click()
  await page.locator('#profile-pin-old_pin').fill('000000')
  await page.locator('#profile-pin-pin').fill('246813')
  await page.locator('#profile-pin-confirm').fill('246813')
  await page.locator('#profile-pin-password').fill('Passw0rd1')
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect(page.locator('#profile-pin-old_pin-error')).toHaveText('Incorrect current PIN. Try again.')
  await page.locator('#profile-pin-old_pin').fill('135790')
  await page.locator('#profile-pin-old_pin').press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your PIN has been saved')
})

test('by keyboard alone, a PIN is typed and submitted, and the focus returns to the field with the mistake', {
  tag: '@night',
}, async ({ page }) => {
  await openThroughLogin(page, 'siam191', '/en-th/profile/pin', '081-234-5678')
  await page.locator('#profile-pin-old_pin').focus()
  for (const text of ['246810', '246810', '246810', 'Passw0rd1']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#profile-pin-pin')).toBeFocused()
  await expect(page.locator('#profile-pin-pin-error')).toHaveText('Input value cannot be the same.')
})

import { expectNothingSerious } from './expect-nothing-serious.ts'
import { address, expect, newContext, open, phone, test } from './site.ts'

const iphone = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}

test('[MOD-04] [MOD-06] the apps have links and QR codes of 110 px; only an iPhone gets the guide', async ({
  page,
  browser,
}) => {
  await open(page, address('siam191', '/en-th/faq'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get the app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Siam191 on your phone' })
  for (const [system, name] of [
    ['ios', 'QR code of the iOS app'],
    ['android', 'QR code of the Android app'],
  ] as const) {
    const code = dialog.getByRole('img', { name })
    await expect(code).toHaveAttribute('width', '110')
    await expect(code).toHaveAttribute('height', '110')
    await expect(dialog.locator(`a[href="https://app.siam191.example/${system}"]`)).toBeVisible()
  }
  await expectNothingSerious(page, 'the codes of the apps')
  await expect(dialog.getByRole('button', { name: 'Add to the home screen instead' })).toHaveCount(0)
  await expect(page.locator('#dialog-ios-guide')).toHaveCount(0)

  const context = await newContext(browser, iphone)
  const onPhone = await context.newPage()
  await open(onPhone, address('beta191', '/en-th/faq'))
  await onPhone.getByRole('contentinfo').getByRole('button', { name: 'Get the app' }).click()
  // This brand has no app for iOS, so the dialog offers the guide.
  await expect(onPhone.getByRole('dialog').getByRole('img')).toHaveCount(1)
  await onPhone.getByRole('button', { name: 'Add to the home screen instead' }).click()
  const guide = onPhone.getByRole('dialog', { name: 'Add to your home screen in three taps' })
  await expect(guide.getByRole('listitem')).toHaveCount(3)
  await expectNothingSerious(onPhone, 'the guide for iPhones')
  await guide.getByRole('button', { name: 'Got it' }).click()
  await expect(guide).toBeHidden()
  await expect(onPhone).toHaveURL(address('beta191', '/en-th/faq'))
  await context.close()
})

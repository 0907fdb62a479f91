import { expectNothingSerious } from './expect-nothing-serious.ts'
import { fetchDirectly } from './fetch-directly.ts'
import { holdBack } from './hold-back.ts'
import { control, openAs } from './sandbox.ts'
import { address, expect, loginOf, phone, test } from './site.ts'

test.use({ ...phone, hidesBanners: false })
test.afterAll(() => control('POST', 'reset', {}))

test('[ENG-02] the bell shows the number of unread notices, and a lower number after a notice is read', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/notifications')
  await expect(page.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
  await page.getByText('New promotions this week').click()
  await expect(page.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible()
})

test('[ENG-01] [MOD-01] announcements pop up, wrap around, and stay hidden once a visitor hides them', async ({
  page,
}) => {
  await page.goto(address('siam191', '/en-th'))
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog.getByRole('heading', { name: 'A warm welcome' })).toBeVisible()
  await expect(dialog.locator('img')).toBeVisible()
  await expectNothingSerious(page, 'the announcements')
  await dialog.getByRole('button', { name: 'Next announcement' }).click()
  await expect(dialog.getByRole('heading', { name: 'Bank maintenance tonight' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next announcement' }).click()
  await expect(dialog.getByRole('heading', { name: 'A warm welcome' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous announcement' }).click()
  await expect(dialog.getByRole('heading', { name: 'Bank maintenance tonight' })).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Don’t show again' }).click()
  await expect(dialog).toBeHidden()

  // A later visit by a member shows only the announcement for members.
  await page.evaluate(() => sessionStorage.clear())
  await openAs(page, 'siam191', '/en-th')
  await expect(dialog.getByRole('heading', { name: 'Your privileges have grown' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next announcement' })).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[ENG-01] an announcement of simple HTML opens without the code of the login dialog and of the cleaner for HTML', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const hasCode = (file: string) => requests.some((url) => url.includes(`/_livery/build/${file}-`))
  // The browser counts the first script of an assertion as use of the page, which loads all code.
  const opening = page.waitForRequest(/\/announcement-dialog-/)
  await page.goto(address('siam191', '/en-th'))
  await opening
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  expect(['announcement-dialog', 'auth-dialog', 'clean-in-browser'].filter(hasCode)).toEqual(['announcement-dialog'])
})

test('[ENG-01] announcements wait while a dialog that the address opens loads', async ({ page }) => {
  await openAs(page, 'mafa191', '/en-th/faq')
  const code = Promise.withResolvers<void>()
  await page.route(/deposit-dialog/, async (route) => {
    await code.promise
    await route.continue()
  })
  const list = page.waitForResponse(/notice-list/)
  await page.goto(address('mafa191', '/en-th?deposit=1'))
  const [picture = ''] = /[^"]*art[^"]*notices[^"]*/.exec(await (await list).text()) ?? []
  // An announcement opens as soon as its picture has loaded.
  await page.evaluate(
    async (source) => {
      await Object.assign(new Image(), { src: source }).decode()
      await new Promise((resolve) => requestIdleCallback(resolve))
    },
    picture.replaceAll('\\/', '/'),
  )
  code.resolve()
  const announcements = page.getByRole('dialog', { name: 'Announcements' })
  await expect(page.locator('#dialog-deposit')).toBeVisible()
  await expect(announcements).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator('#dialog-deposit')).toBeHidden()
  await expect(announcements).toBeVisible()
})

test('[ENG-01] an announcement that loads after the visitor left the home page opens only on their return', async ({
  page,
}) => {
  const sendPicture = await holdBack(page, /art[^"]*notices/)
  const sendLoginPage = await holdBack(page, /\/_livery\/build\/auth-page-/)
  const asked = page.waitForRequest(/art[^"]*notices/)
  await page.goto(address('siam191', '/en-th'))
  const picture = (await asked).url()
  await loginOf(page).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/login'))
  sendPicture()
  await page.evaluate(async (source) => {
    await Object.assign(new Image(), { src: source }).decode()
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, picture)
  sendLoginPage()
  await expect(page.locator('#page-login-phone')).toBeFocused()
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
})

test('[ENG-01] an announcement waits until the visitor has closed the live chat', async ({ page }) => {
  const sendPicture = await holdBack(page, /art[^"]*notices/)
  const asked = page.waitForRequest(/art[^"]*notices/)
  await page.goto(address('siam191', '/en-th'))
  const picture = (await asked).url()
  // The banner covers the button of the chat.
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Open the live chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Live chat' })
  await expect(chat).toBeVisible()
  sendPicture()
  await page.evaluate(async (source) => {
    await Object.assign(new Image(), { src: source }).decode()
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, picture)
  const announcements = page.getByRole('dialog', { name: 'Announcements' })
  await expect(announcements).toBeHidden()
  await expect(chat).toBeVisible()
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(announcements).toBeVisible()
})

test('[RTE-14] a notice may lead to the deposit of a brand whose deposit is a dialog', async ({ page }) => {
  await page.route('**/api/notice/notice-list', async (route) => {
    const text = await (await fetchDirectly(route)).text()
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll(/"link":"[^"]*"/g, '"link":"/deposit"'),
    })
  })
  await openAs(page, 'mafa191', '/en-th')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.getByRole('dialog', { name: 'Announcements' }).getByRole('link').click()
  await expect(page).toHaveURL(address('mafa191', '/en-th?deposit=1'))
  await expect(page.locator('#dialog-deposit').getByText('Choose a deposit method')).toBeVisible()
  expect(loads).toEqual([])
})

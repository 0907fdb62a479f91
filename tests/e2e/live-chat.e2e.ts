import type { Frame, Page } from '@playwright/test'
import { control, openAs } from './sandbox.ts'
import { address, expect, logIn, newContext, open, phone, test } from './site.ts'

interface ChatEvent {
  readonly account: string
  readonly kind: string
  readonly text: string
}

/** The events that the sandbox's chat vendor has recorded for an account. */
async function eventsOf(account: RegExp): Promise<string[]> {
  const { chats } = await control<{ chats: readonly ChatEvent[] }>('GET', 'chats')
  return chats.filter((one) => account.test(one.account)).map(({ kind, text }) => `${kind} ${text}`.trim())
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Open the live chat' })
const chatFrame = (page: Page) => page.locator('#live-chat iframe')
const desk = (page: Page) => chatFrame(page).contentFrame()

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await chatFrame(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('The chat has no frame.')
  return frame
}

test.beforeEach(() => control('POST', 'reset', {}))
test.afterAll(() => control('POST', 'reset', {}))

test('[CON-02] the chat loads when opened, is isolated from the site, receives the member’s id, and is absent on money pages', async ({
  page,
  complaints,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const chatRequests = () => requests.filter((url) => /chat\.localhost|\/live-chat\//.test(url))
  await open(page, address('siam191', '/en-th/faq'))
  await page.waitForLoadState('networkidle')
  await expect(launcher(page)).toBeVisible()
  expect(chatRequests()).toEqual([])

  // The chat reports that its vendor does not respond, and tries again.
  await page.route('**/tracking.js', (route) => route.abort())
  await launcher(page).click()
  const retry = page.locator('#live-chat').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  complaints.splice(0)
  await page.unroute('**/tracking.js')
  await retry.click()
  await expect(desk(page).getByText('Hello! How can we help you today?')).toBeVisible()
  await desk(page).getByRole('textbox').fill('My deposit is missing')
  await desk(page).getByRole('button', { name: 'Send' }).click()
  await expect(desk(page).getByText('Thank you. Our team is looking into it')).toBeVisible()
  const events = await eventsOf(/^19100001$/)
  expect(events[0]).toBe('visit')
  expect(events).toContain('message My deposit is missing')

  // The frame's scripts cannot access the site.
  const reached = await (await frameOf(page)).evaluate(() => {
    const reach = (what: () => unknown) => {
      try {
        return String(what())
      } catch (error) {
        return (error as Error).name
      }
    }
    localStorage.setItem('mine', '1')
    return {
      origin,
      page: reach(() => parent.document.title),
      storage: reach(() => parent.localStorage.length),
      own: reach(() => localStorage.getItem('mine')),
      cookie: document.cookie,
    }
  })
  expect(reached).toEqual({ origin: 'null', page: 'SecurityError', storage: 'SecurityError', own: '1', cookie: '' })
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull()

  // A closed chat keeps its conversation. Escape within the frame closes the chat too.
  await page.locator('#live-chat').getByRole('button', { name: 'Close' }).click()
  await expect(chatFrame(page)).toBeHidden()
  await launcher(page).click()
  await expect(desk(page).getByText('My deposit is missing')).toBeVisible()
  await desk(page).getByRole('textbox').press('Escape')
  await expect(chatFrame(page)).toBeHidden()

  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect
    .poll(() => eventsOf(/^19100001$/))
    .toContainEqual(expect.stringMatching(/^variables \{"mid":"[\w-]+"\}$/))
  const variables = (await eventsOf(/^19100001$/)).filter((event) => event.startsWith('variables'))
  expect(variables.join()).not.toContain('0812345678')
  await open(page, address('siam191', '/en-th/deposit'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(launcher(page)).toHaveCount(0)
  await expect(page.locator('#live-chat')).toHaveCount(0)
})

test('[CON-02] [CON-03] the chat has the vendor of the member’s group, even an unknown vendor, and hides in the casino and during a deposit', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, address('mafa191', '/en-th/casino'))
  // The chat's code loads only when the visitor touches the page. Until then, styles hide the chat.
  await expect(launcher(page)).toBeHidden()
  await expect(page.locator('[data-widget="contact/live-chat"][data-live]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Providers' }).click()
  await page.locator('#lobby-providers').getByRole('link', { name: 'Touchline One' }).click()
  await expect(page).toHaveURL(address('mafa191', '/en-th/casino/touchline-one'))
  await launcher(page).click()
  // On a slow machine, the chat hides before the greeting arrives.
  await expect(desk(page).getByText('Hello! How can we help you today?')).toBeAttached()
  await expect.poll(() => eventsOf(/^0{20}191a\/en-1$/)).toContain('visit')
  await page.clock.fastForward(3000)
  await expect(launcher(page)).toBeHidden()
  await expect(chatFrame(page)).toBeHidden()
  await page.clock.resume()

  await open(page, address('mafa191', '/en-th/contact-us'))
  await page.getByRole('button', { name: 'Join the community' }).click()
  const community = page.getByRole('dialog', { name: 'Our community' })
  await expect(community.getByRole('link')).toHaveCount(4)
  await expect(community.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/mafa191_hello')
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('community')
  await page.goBack()
  await expect(community).toBeHidden()
  await expect(page).toHaveURL(address('mafa191', '/en-th/contact-us'))

  // Logs in a member whose group has a chat vendor that the site does not know.
  await logIn(page, '081-000-0007')
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.getByRole('button', { name: 'Join the community' }).click()
  await expect(community.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/mafa191_circle')
  await community.getByRole('button', { name: 'Close' }).click()
  await expect(community).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('community')
  // While the contacts of the member's group load, the chat has no panel, and the link leads to the vendor's own page.
  await expect(launcher(page)).toBeVisible()
  await page.getByRole('region', { name: 'Contact us now' }).getByRole('link', { name: 'Live chat' }).click()
  await expect(desk(page).getByText('Hello! How can we help you today?')).toBeVisible()
  await expect
    .poll(() => eventsOf(/^mafa-circle-en$/))
    .toContainEqual(expect.stringMatching(/^variables \{"mid":"[\w-]+"\}$/))
  expect(await (await frameOf(page)).evaluate(() => origin)).toBe('null')
  expect(await page.evaluate(() => 'ChatDesk' in window)).toBe(false)

  await page.getByRole('button', { name: 'Deposit' }).first().click()
  await expect(page.getByRole('dialog', { name: /deposit/i })).toBeVisible()
  await expect(page.locator('#live-chat')).toHaveCount(0)
})

test('[CON-01] [CON-02] on a phone the bar’s link opens the chat with the member’s id', async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await open(page, address('beta191', '/en-th'))
  const link = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link', { name: 'Live chat' })
  await expect(link).toHaveAttribute('href', 'https://chat.beta191.example/desk')
  await logIn(page)
  await expect(link).toHaveAttribute('href', /^https:\/\/chat\.beta191\.example\/desk\?mid=[\w-]+$/)
  await link.click()
  await expect(desk(page).getByText('Hello! How can we help you today?')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  // This brand's contact.json shows the chat on the home page only.
  await open(page, address('beta191', '/en-th/faq'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(launcher(page)).toHaveCount(0)
  await context.close()
})

/** Pages of lists whose rows end with an amount or an icon. */
const lists = ['/en-th/history', '/en-th/game-history/slots']

for (const brand of ['mafa191', 'siam191'] as const) {
  test(`${brand} on a phone: the chat’s button covers no text and no icon of a list`, async ({ browser }) => {
    const context = await newContext(browser, phone)
    const page = await context.newPage()
    for (const path of lists) {
      await openAs(page, brand, path)
      const rows = page.getByRole('main').locator('li:visible')
      await expect(rows.first()).toBeVisible()
      const ends = await rows.evaluateAll((items) =>
        items.flatMap((item) => {
          const text = document.createRange()
          const icons = [...item.querySelectorAll('svg')].flatMap((icon) => [...icon.getClientRects()])
          const words = [...item.querySelectorAll('strong, span, time, p')].flatMap((one) => {
            text.selectNodeContents(one)
            return [...text.getClientRects()]
          })
          return [...icons, ...words].filter(({ width }) => width > 0).map(({ right }) => right)
        }),
      )
      await expect(launcher(page)).toBeVisible()
      expect(Math.max(...ends), path).toBeLessThanOrEqual((await launcher(page).boundingBox())?.x ?? 0)
    }
    await context.close()
  })
}

test.describe('before an answer about consent', () => {
  test.use({ hidesBanners: false })

  for (const [name, size] of [
    ['a phone', phone],
    ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ] as const) {
    test(`[CON-02] on ${name}, the banner and the chat’s button do not cover each other`, {
      tag: name === 'a phone' ? [] : '@night',
    }, async ({ browser }) => {
      const context = await browser.newContext(size)
      const page = await context.newPage()
      for (const brand of ['siam191', 'mafa191'] as const) {
        await open(page, address(brand, '/en-th/faq'))
        const banner = page.getByRole('region', { name: 'Cookies and similar technologies' })
        await banner.getByRole('button', { name: 'Decline' }).click({ trial: true })
        await launcher(page).click({ trial: true })
        const left = (await launcher(page).boundingBox())?.x ?? 0
        const ends = await banner
          .locator('h2, p, button')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
        expect(Math.max(...ends)).toBeLessThanOrEqual(left)
      }
      await context.close()
    })
  }
})

import { expectHydrated } from './built-host.ts'
import { changeSharedSite } from './change-shared-site.ts'
import { address, expect, test } from './site.ts'

interface Shell {
  readonly footer: { order: string[]; blocks: Record<string, object> }
}

const hour = 3600_000

test('[RTE-16] in a tab that stays open, a block appears and another disappears at the time in its condition', async ({
  page,
}) => {
  await page.clock.install()
  const time = new Date(Date.now() + hour).toISOString()
  await changeSharedSite(page, (text) => {
    const site = JSON.parse(text) as { readonly shell: Shell }
    const { footer } = site.shell
    const { footer: block } = footer.blocks
    footer.blocks.footer = { ...block, when: { until: time } }
    footer.blocks.next = { ...block, when: { from: time } }
    footer.order.push('next')
    return JSON.stringify(site)
  })
  // Waits for all responses before the clock changes, because a later response would contain the real time. Also waits
  // for hydration, because the program may start after `networkidle`.
  const paths = ['**/api/user/dashboard', '**/api/user/get-country-list']
  const responses = Promise.all(paths.map((path) => page.waitForResponse(path)))
  await page.goto(address('siam191', '/en-th/faq'), { waitUntil: 'networkidle' })
  await expectHydrated(page)
  for (const response of await responses) await response.finished()
  const block = page.locator('[data-region="footer"] [data-widget="layout/footer"]')
  await page.clock.fastForward(hour - 30_000)
  await block.evaluate((element) => element.setAttribute('data-former', ''))
  await expect(block).toHaveCount(1)
  await page.clock.fastForward(60_000)
  await expect(block).not.toHaveAttribute('data-former')
  await expect(block.getByRole('link').first()).toBeVisible()
})

import { brands, expect, test } from './site.ts'
import { openAs } from './sandbox.ts'

for (const brand of brands) {
  test(`[WDR-09] [RTE-03] a member of ${brand} adds a bank account in their own name`, async ({ page }) => {
    await openAs(page, brand, '/en-th/bank', '0810000003')
    const banks = page.getByRole('region', { name: 'Bank accounts' })
    await expect(banks.getByRole('listitem')).toHaveCount(1)
    await banks.getByRole('button', { name: 'Add a bank account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a bank account' })
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
    await dialog.getByText('Bangkok Bank').click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('#add-bank-account_name')).toHaveValue('สมาชิก ระดับสาม')
    await page.locator('#add-bank-account_number').fill('12')
    await page.locator('#add-bank-account_number').press('Enter')
    await expect(page.locator('#add-bank-account_number-error')).toBeVisible()
    await page.locator('#add-bank-account_number').fill('1234567890')
    await page.locator('#add-bank-account_number').press('Enter')
    await expect(page.locator('.toast p')).toHaveText('Your account was added.')
    await expect(dialog).toBeHidden()
    await expect(banks.getByRole('listitem')).toHaveCount(2)
    await expect(banks).toContainText('••••••7890')
  })
}

test('[WDR-09] [VAL-10] a member whose currency has no banks cannot add a bank account', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/bank', '63-9171234567')
  const banks = page.getByRole('region', { name: 'Bank accounts' })
  await expect(banks).toBeVisible()
  await expect(banks.getByRole('button', { name: 'Add a bank account' })).toHaveCount(0)
})

test('[WDR-09] a member adds a crypto address, and the field refuses an address of another coin', {
  tag: '@night',
}, async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/bank', '0810000004')
  const addresses = page.getByRole('region', { name: 'Crypto addresses' })
  await addresses.getByRole('button', { name: 'Add a crypto address' }).click()
  const field = page.locator('#add-address-address')
  await field.fill('0x00000000000000000000000000000000')
  await field.press('Enter')
  await expect(page.locator('#add-address-address-error')).toHaveText('Enter a valid address for this coin.')
  await field.fill('TQ7hV3kDemoAddressfNobody111111112')
  await field.press('Enter')
  await expect(page.locator('.toast p')).toHaveText('Your account was added.')
  await expect(addresses).toContainText('TQ7hV3kDemoAddressfNobody111111112')
})

test('a failed list of accounts shows an error and a button to retry', { tag: '@night' }, async ({
  page,
  complaints,
}) => {
  await openAs(page, 'siam191', '/en-th/faq')
  await page.route('**/api/user/get-user-bank-detail', (route) => route.abort())
  await page.goto(page.url().replace('/faq', '/bank'))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.unroute('**/api/user/get-user-bank-detail')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Bank accounts' })).toContainText('Kasikornbank')
  complaints.length = 0
})

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [1280, 3],
] as const) {
  test(`a window of ${width} px shows banks in ${columns} columns, and breaks no name within a word`, {
    tag: width === 390 ? '@night' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const brand of brands) {
      await openAs(page, brand, '/en-th/bank', '0810000003')
      await page.getByRole('button', { name: 'Add a bank account' }).click()
      const tiles = page.getByRole('dialog').locator('label:has(input[name=bank])')
      await expect(tiles).not.toHaveCount(0)
      const { lefts, broken } = await tiles.evaluateAll(measureTiles)
      expect(lefts, brand).toHaveLength(columns)
      expect(broken, brand).toEqual([])
    }
  })
}

/** The left edges of the columns, and the words that continue on another line. Runs in the browser. */
function measureTiles(tiles: readonly Element[]) {
  const broken: string[] = []
  for (const tile of tiles) {
    const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index, 0: word } of node.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
  }
  return { lefts: [...new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)))], broken }
}

test('by keyboard, the chosen bank is above the button that covers the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, 'mafa191', '/en-th/bank', '0810000003')
  await page.getByRole('button', { name: 'Add a bank account' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' })
  const focused = dialog.locator('label:has(:focus)')
  await expect(focused).toHaveText('Bangkok Bank')
  const next = await dialog.getByRole('button', { name: 'Next' }).boundingBox()
  for (let bank = 0; bank < 10; bank++) {
    await page.keyboard.press('ArrowDown')
    const box = await focused.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
  }
})

import { expect, test } from '@playwright/test'
import { ledgerRowsOf, oneDeposit, openDeposit } from '../e2e/deposit-page.ts'
import { troubles } from '../e2e/deposit-troubles.ts'
import { control, passTime } from '../e2e/sandbox.ts'

test.afterAll(() => control('POST', 'reset', {}))

const places = [
  ['siam191', 11],
  ['beta191', 12],
  ['mafa191', 12],
] as const

for (const round of [1, 2, 3]) {
  for (const [brand, channelId] of places) {
    for (const [name, make] of Object.entries(troubles)) {
      test(`[DEP-01] round ${round}, ${brand}, channel ${channelId}: one deposit after ${name}`, async ({ page }) => {
        await openDeposit(page, brand)
        await make(page, brand, channelId)
        await passTime(10)
        expect(await ledgerRowsOf(brand)).toEqual(oneDeposit('500.25'))
      })
    }
  }
}

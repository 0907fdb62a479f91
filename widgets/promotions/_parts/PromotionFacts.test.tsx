// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { Promotion } from '../../../schemas/generated/records.ts'
import { PromotionFacts } from './PromotionFacts.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

test.each([
  [{ bonus_percent: 50 }, 'Bonus50% of your deposit'],
  [{ bonus_percent: 0, fixed_bonus: '100' }, 'Bonus฿100.00'],
  [{ bonus_percent: 50, fixed_bonus: '100' }, 'Bonus฿100.00 + 50% of your deposit'],
  [{ bonus_percent: 0, fixed_bonus: '0' }, ''],
])('[ENG-03] the facts of a promotion with %j show the bonus %j', async (bonus, text) => {
  const promotion = { start_date: '', end_date: '', ...bonus } as Promotion
  const { element, root } = await mountOnStage('promotions/promotion-page', <PromotionFacts promotion={promotion} />)
  expect(element.textContent).toBe(text)
  await act(async () => root.unmount())
})

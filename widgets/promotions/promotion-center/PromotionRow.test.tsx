// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import { PromotionRow } from './PromotionRow.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const progress = { promotion_id: 7, content_id: 1, title: 'Welcome', img: '', state: 'available', bonus: '0' }
const content = { ...progress, minimum_deposit: '500', description: '', content: '', category: 'deposit' }

/** The row of a promotion that needs a deposit. The list of promotions responds with `respond`. */
async function openRow(respond: () => object | Promise<object>) {
  const row = <PromotionRow promotion={progress as PromotionProgress} isBlocked={false} />
  const { element, root } = await mountOnStage('promotions/promotion-center', row, {
    responses: {
      ...loginResponses,
      'promotion/get-promotion-content-list': respond,
    },
  })
  return { element, close: () => act(async () => root.unmount()) }
}

test('[ENG-03] a promotion is not offered before its conditions have loaded', async () => {
  const list = Promise.withResolvers<object>()
  const { element, close } = await openRow(() => list.promise)
  await shows(element, 'Welcome')
  expect(element.querySelector('button')).toBeNull()
  await act(async () => list.resolve({ status: true, data: [content] }))
  await shows(element, 'Deposit with this')
  expect(element.querySelector('button')).toBeNull()
  await close()
})

test('[ENG-03] without its conditions, a promotion leads to its page', async () => {
  const { element, close } = await openRow(() => ({ status: false }))
  await shows(element, 'See details')
  expect(element.querySelector('button')).toBeNull()
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-th/promotions/7')
  await close()
})

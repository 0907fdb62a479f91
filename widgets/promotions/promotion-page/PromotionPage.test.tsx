// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { PromotionPage } from './PromotionPage.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('[DEP-12] the links of a promotion that has ended keep the interrupted deposit', async () => {
  const { element, root } = await mountOnStage('promotions/promotion-page', <PromotionPage />, {
    path: '/en-th/promotions/9?from=deposit&channel=2&amount=500',
    responses: { 'promotion/get-promotion-content-list': () => ({ status: true, data: [] }) },
  })
  onTestFinished(() => act(() => root.unmount()))
  await shows(element, 'This promotion has ended')
  const links = [...element.querySelectorAll('a[href*="/promotions"]')].map((link) => link.getAttribute('href'))
  expect(new Set(links)).toEqual(new Set(['/en-th/promotions?from=deposit&channel=2&amount=500']))
})

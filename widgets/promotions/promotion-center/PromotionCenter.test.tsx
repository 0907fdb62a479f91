// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { PromotionCenter } from './PromotionCenter.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('[ENG-03] after a promotion is taken, the focus moves from its button to the running promotion', async () => {
  let state = 'available'
  const promotion = { promotion_id: 7, content_id: 1, title: 'Birthday', img: '', bonus: '0' }
  const { element, root } = await mountOnStage(
    'promotions/promotion-center',
    <PromotionCenter title="routes.promo-center.title" />,
    {
      responses: {
        ...loginResponses,
        'promotion/get-promotion-center-list': () => ({ status: true, data: [{ ...promotion, state }] }),
        'promotion/get-promotion-content-list': () => ({ status: true, data: [promotion] }),
        'promotion/apply-promotion': () => {
          state = 'running'
          return { status: true }
        },
        'user/get-bal': () => ({ status: true, data: [] }),
      },
    },
  )
  onTestFinished(() => act(() => root.unmount()))
  await untilShown(() => expect(element.querySelector('#take-7')).not.toBeNull())
  const button = element.querySelector<HTMLElement>('#take-7')
  button?.focus()
  await act(async () => button?.click())
  await untilShown(() => expect(element.querySelector('#running-7')).not.toBeNull())
  await untilShown(() => expect(document.activeElement).toBe(element.querySelector('[aria-labelledby=running-7]')))
})

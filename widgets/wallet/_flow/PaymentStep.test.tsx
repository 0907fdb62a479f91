// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { PaymentStep } from './PaymentStep.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  ['without a promotion', true, false, 'This page continues automatically'],
  ['with a promotion', true, true, 'Keep this page open.'],
  ['that the server cannot look up', false, true, 'We cannot look up your payment here'],
])('[DEP-09] the step of a payment %s explains what follows', async (_what, isTraceable, hasPromotion, text) => {
  const step = (
    <PaymentStep
      url={undefined}
      isNamed={false}
      isInTab={false}
      isTraceable={isTraceable}
      hasPromotion={hasPromotion}
      secondsLeft={0}
      onLeave={() => {}}
    />
  )
  const { element, root } = await mountOnStage('wallet/deposit-page', step)
  onTestFinished(() => act(() => root.unmount()))
  expect(element.querySelector('[role=status]')?.textContent).toContain(text)
})

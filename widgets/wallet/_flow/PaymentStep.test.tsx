// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { PaymentStep } from './PaymentStep.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  [true, 'This page continues automatically'],
  [false, 'We cannot look up your payment here'],
])('[DEP-09] if the server can look up a payment (%s), its step says "%s"', async (isTraceable, text) => {
  const step = (
    <PaymentStep
      url={undefined}
      isNamed={false}
      isInTab={false}
      isTraceable={isTraceable}
      secondsLeft={0}
      onLeave={() => {}}
    />
  )
  const { element, root } = await mountOnStage('wallet/deposit-page', step)
  onTestFinished(() => act(() => root.unmount()))
  expect(element.querySelector('[role=status]')?.textContent).toContain(text)
})

// @vitest-environment window
import { act } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { type DepositState, depositStart } from '../model/deposit/deposit-flow.ts'
import { AcknowledgementStep } from './AcknowledgementStep.tsx'
import type { Deposit } from './use-deposit.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.useRealTimers())

test.each([
  ['without a promotion', undefined, 1],
  ['with an applied promotion', 'applied', 1],
  ['with a promotion whose outcome the member has to check', 'unknown', 0],
] as const)(
  '[DEP-10] after a deposit %s (%s), the page goes home automatically %d times',
  async (_what, promotion, times) => {
    const dispatch = vi.fn<Deposit['dispatch']>()
    const state: DepositState = { ...depositStart('standard'), step: 1, ...(promotion && { promotion }) }
    const part = <AcknowledgementStep deposit={{ state, dispatch } as unknown as Deposit} />
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { element, root } = await mountOnStage('wallet/deposit-page', part)
    onTestFinished(() => act(() => root.unmount()))
    vi.advanceTimersByTime(60_000)
    expect(dispatch).toHaveBeenCalledTimes(times)
    await act(async () => element.querySelector('button')?.click())
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'acknowledged' })
  },
)

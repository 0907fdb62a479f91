import { useCallback } from 'react'
import { type FlowContext, holdAcrossTabs } from '../../../runtime/widget-api/flow.ts'
import type { MoneyDependencies } from '../model/money/create-money-send.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'

/** The dependencies of a flow that moves money, in the browser. */
export function useMoneyDependencies(): (flow: FlowContext) => MoneyDependencies {
  const { idempotencyHeader, timeout: callTimeout } = useSettings().api
  const call = useCall()
  return useCallback(
    (flow) => ({
      flow,
      call,
      idempotencyHeader,
      callTimeout,
      hold: (name) => holdAcrossTabs(navigator.locks, name),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newIntent: () => crypto.randomUUID(),
    }),
    [call, idempotencyHeader, callTimeout],
  )
}

import { useCallback } from 'react'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import type { FlowContext } from '../../../runtime/widget-api/flow.ts'
import { useCall, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import { useLoadSignUpBanks } from '../hooks/use-banks.ts'
import type { AuthDependencies } from './auth-dependencies.ts'

const noCountdowns = { start: () => {}, secondsLeft: () => 0, clear: () => {} }

/** The dependencies of the account's flows in the browser. */
export function useAuthDependencies(): (flow: FlowContext) => AuthDependencies {
  const call = useCall()
  const { login } = useSessionActions()
  const loadBanks = useLoadSignUpBanks()
  const showFailure = useShowFailure()
  const visit = useVisit()
  return useCallback(
    (flow) => ({
      flow,
      call,
      login,
      loadBanks,
      showFailure,
      announceRegistration: () => announceEvent({ name: 'register' }),
      countdowns: visit?.countdowns ?? noCountdowns,
      serverNow: () => visit?.clock.now() ?? Date.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      oneTabAtATime,
    }),
    [call, login, loadBanks, showFailure, visit],
  )
}

function oneTabAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? (navigator.locks.request(name, run) as Promise<Result>) : run()
}

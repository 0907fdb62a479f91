/** Flows: reducers with effects that run outside of React. */
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountKey } from '../countdown/account-key.ts'
import { type Flow, type FlowView, type FlowContext } from '../flow/flow-rules.ts'
import { type Site, useSite } from '../site/site-context.ts'
import { useSession } from './session.ts'

export { holdAcrossTabs } from '../flow/tab-lock.ts'
export { createFlow } from '../flow/create-flow.ts'
export { createStoredValue, type StoredValue } from '../flow/stored-value.ts'
export type {
  Change,
  EffectTools,
  Flow,
  FlowRules,
  FlowView,
  FlowContext,
  Persistence,
  WebStorage,
  Performers,
} from '../flow/flow-rules.ts'

/** An empty storage for browsers that have none. */
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The dependencies of a flow on this page. */
export function flowContext({ data, session, visit }: Site): FlowContext {
  const { member } = session.store.getState()
  return {
    place: `${data.environment}:${data.merchant.id}`,
    member: member && accountKey(member.username),
    storage: { tab: visit?.tabStorage ?? nowhere, device: visit?.storage ?? nowhere },
    // The server's time, because the device's clock may change while a value is stored. Stored times are whole ms.
    now: () => Math.round(visit?.clock.now() ?? Date.now()),
    session: {
      epoch: () => session.store.getState().epoch,
      turn: session.turn,
      subscribe: (listener) => session.store.subscribe(() => listener()),
    },
  }
}

/**
 * Runs a flow while its component is mounted. Restarts it after each login and logout.
 *
 * @param open opens the flow with the page's dependencies
 * @param start the state before the flow runs, and on the server
 * @param subject a text that tells flows of one component apart; another text opens another flow
 */
export function useFlow<State, Running extends Flow<State, never>>(
  open: (context: FlowContext) => Running,
  start: State,
  subject = '',
): FlowView<State> & { readonly flow: () => Running | undefined } {
  const site = useSite()
  const epoch = useSession((state) => state.epoch)
  const member = useSession((state) => state.member?.username)
  const [view, setView] = useState<FlowView<State>>({ state: start, isBusy: false })
  const running = useRef<Running>(undefined)
  const openNow = useEffectEvent(() => open(flowContext(site)))
  const isLoginAfter = useEffectEvent((earlier: number) => {
    const now = site.session.store.getState()
    return now.loggedIn && now.epoch !== earlier
  })
  useEffect(() => {
    const mine = openNow()
    const show = () => {
      // A login renders as a transition (`useSessionState`). The flow that the login resets renders in the same
      // transition.
      if (isLoginAfter(epoch)) startTransition(() => setView(mine.view()))
      else setView(mine.view())
    }
    running.current = mine
    show()
    const stop = mine.subscribe(show)
    return () => {
      stop()
      mine.close()
      running.current = undefined
    }
  }, [epoch, member, subject])
  return { ...view, flow: () => running.current }
}

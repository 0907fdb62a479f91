import { useStore } from 'zustand'
import type { VisitorFacts } from '../manifest/index.ts'
import { useSite, visitorFacts } from './site-context.ts'
import { useDevice } from '../window/use-device.ts'

/** The facts of the present visitor, for conditions. */
export function useVisitorFacts(): VisitorFacts {
  const site = useSite()
  const device = useDevice()
  const loggedIn = useStore(site.session.store, (state) => state.loggedIn)
  const member = useStore(site.session.store, (state) => state.member)
  const parts = useStore(site.session.store, (state) => state.parts)
  return visitorFacts(site, { loggedIn, member, parts }, device)
}

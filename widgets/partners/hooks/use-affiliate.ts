import { useSession, useSessionActions, useSessionPart } from '../../../runtime/widget-api/session.ts'

/** The member's affiliate code and link. Both are unknown until the dashboard of this member has loaded. */
export function useAffiliate() {
  const affiliate = useSessionPart('partners')
  const { refresh } = useSessionActions()
  // Right after a login, the session still has the guest's dashboard.
  const isKnown = useSession(({ dashboard }) => dashboard.ready && dashboard.previousLoggedIn === true)
  const isLoading = useSession(({ dashboard }) => dashboard.getting)
  return {
    affiliate,
    isPending: !isKnown && isLoading,
    isError: !isKnown && !isLoading,
    retry: () => void refresh(),
  }
}

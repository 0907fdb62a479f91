import { useEffect, useRef } from 'react'
import { dialogAddress, dialogAt, loginAddress, membersDialogIn, withoutLogin } from '../dialogs/dialog-pages.ts'
import { sendToLocale } from '../head/chosen-locale.ts'
import { localisedPath, splitLocale } from '../i18n/locale-path.ts'
import type { PageDecision } from '../routing/use-guard-decision.ts'
import { keepScroll } from '../routing/ScrollRestoration.tsx'
import { useLocation } from '../routing/use-location.ts'
import { useNavigate } from '../routing/use-navigate.ts'
import { useIntl } from '../site/intl-context.ts'
import { useSite } from '../site/site-context.ts'
import type { useSessionState } from '../site/use-session.ts'

/** The messages about decisions that lead home. */
const messages: Partial<Record<PageDecision, string>> = {
  'home-with-toast': 'error.page-off',
  'home-on-phone': 'error.page-wide',
}

/**
 * Redirects the visitor from the current page, for example to the login or to the dialog that replaces the page.
 * Removes the parameters of a login from a member's address.
 *
 * @param decision the decision of the page's guards
 */
export function usePageRedirects(
  decision: PageDecision,
  { known, backendUnreachable, loggedIn, arrival }: ReturnType<typeof useSessionState>,
): void {
  const { data, session, toasts } = useSite()
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const intl = useIntl()
  const codes = data.locales.map(({ code }) => code)
  const { locale, rest } = splitLocale(pathname, codes)
  const next = `${pathname}${search}${hash}`

  // Redirects a navigation to a page that a dialog replaces. The host redirects requests for such a page, but a
  // navigation in the browser does not reach the host (RTE-14).
  const dialog = dialogAt(data, rest)
  useEffect(() => {
    if (dialog) navigate(dialogAddress(dialog, locale, search), { replace: true })
  }, [dialog, locale, search, navigate])

  // The key of the history entry on which the member has logged in. Until the redirect after the login has left this
  // entry, no other redirect may run.
  const takenFrom = useRef<string>(undefined)
  useEffect(() => {
    if (arrival === undefined) return
    takenFrom.current = key
    session.clearArrival()
    if (arrival.locales === undefined) navigate(arrival.path, { replace: true })
    else sendToLocale(arrival.path, arrival.locales)
  }, [arrival, session, navigate, key])

  // The key of the last history entry that a member has seen. If the visitor logs out on this entry, a members' page
  // redirects home. On any other entry, a members' page redirects to the login.
  const memberAt = useRef<string>(undefined)
  useEffect(() => {
    if (loggedIn) memberAt.current = key
  }, [loggedIn, key])

  // A guest who opens a members' dialog logs in first, and then returns to it (RTE-14).
  const wantsDialog =
    known && !backendUnreachable && !loggedIn && arrival === undefined && membersDialogIn(data, search) !== undefined
  useEffect(() => {
    if (!wantsDialog || takenFrom.current === key || memberAt.current === key) return
    navigate(loginAddress(data, { locale, from: pathname, next }), { replace: true })
  })

  const isRefused =
    arrival === undefined &&
    known &&
    (decision === 'home' || decision in messages || (decision === 'login' && !backendUnreachable))
  useEffect(() => {
    if (!isRefused || takenFrom.current === key) return
    const home = locale ? localisedPath('/', locale, codes) : '/'
    const login = loginAddress(data, { locale, from: home, next })
    navigate(decision === 'login' && memberAt.current !== key ? login : home, { replace: true })
    const id = messages[decision]
    if (id !== undefined) toasts.getState().show({ status: 'info', message: intl.formatMessage({ id }) })
  })

  // Removes the login from a member's address. Otherwise, a logout would open the login dialog (QRY-01).
  const memberSearch = withoutLogin(data, search)
  const hasLogin = known && loggedIn && arrival === undefined && !isRefused && memberSearch !== search
  useEffect(() => {
    if (!hasLogin || takenFrom.current === key) return
    navigate(`${pathname}${memberSearch}${hash}`, { replace: true, state: { ...state, ...keepScroll } })
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../runtime/api/failure-message.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import { findQuery, registeredAreas, sessionParts } from '../../runtime/areas/registered-areas.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { memberMark } from '../../runtime/session/member-mark.ts'
import { createSession, type Session } from '../../runtime/session/session.ts'
import { createUrlLogin, type UrlLogin } from '../../runtime/session/url-login.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { Toasts } from '../../runtime/state/toasts.ts'
import { announceEvent } from '../../runtime/tracking/announce-event.ts'

interface PageSessionDependencies {
  readonly site: SiteData
  readonly reader: PublicReader
  readonly queryClient: QueryClient
  readonly toasts: Toasts
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly navigate: (path: string) => void
}

interface PageSession {
  readonly session: Session
  readonly urlLogin: UrlLogin
  /** Whether the last visitor on this device was a member. */
  readonly wasMember: () => boolean
}

/**
 * Creates the session of a page. Resets the data that differs between members and guests when the session changes. Logs
 * in by the parameters of the address, announces logins (QRY-05), and applies the logins and logouts of other tabs.
 */
export function createPageSession(dependencies: PageSessionDependencies): PageSession {
  const { site, reader, queryClient, toasts, storage, navigate } = dependencies
  const name = `livery:${site.environment}:${site.merchant.id}`
  const mark = memberMark(storage, `${name}:member`)
  const withoutLocale = (path: string) =>
    splitLocale(
      path,
      site.locales.map(({ code }) => code),
    ).rest
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  const created = createSession({
    call: reader.call,
    now: Date.now,
    currency: site.currency,
    mark,
    // Members and guests have different offers (STA-02).
    onChange: () =>
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => findQuery(String(queryKey[0]))?.differsByMember === true,
      }),
    onEnd: (reason, message) => {
      for (const area of registeredAreas()) area.onSessionEnd?.()
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'member' })
      if (reason === 'logout') return
      toasts.getState().show({ status: 'info', message: message ?? String(site.messages['session.ended']) })
      // The end of a session leads to the home page, even from a public page (STA-03).
      const home = `/${site.locale}`
      if (reason === 'ended') navigate(home)
      // Without this arrival, the guards of a page for members would send the guest to the login.
      else if (withoutLocale(location.pathname) !== '/') session.store.setState({ arrival: { path: home } })
    },
    announce: (change) => tabs?.postMessage(change),
    parts: sessionParts(),
    arrivalAfter: async (login) => {
      const { pathname, search, hash } = location
      // If the code does not arrive, the member stays on the page, because the backend has accepted the login.
      const code = await import('./arrival-on-page.ts').catch(() => undefined)
      return code?.arrivalOnPage(site, { pathname, search, hash }, login)
    },
  })
  const session: Session = {
    ...created,
    login: async (...given) => {
      // Reads the path first, because a guard may navigate away before the login is complete.
      const path = location.pathname
      const response = await created.login(...given)
      if (response.status) announceEvent({ name: 'login', path })
      return response
    },
  }
  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'login' || data === 'logout') void session.handleOtherTab(data)
  })
  const urlLogin = createUrlLogin({
    mode: site.settings.auth?.urlLogin ?? 'off',
    take: window.liveryUrlLogin,
    visitorKnown: () => visitorKnown(session),
    member: () => session.store.getState().member?.username,
    logIn: async (typed, password) => {
      const named = registeredAreas().find(({ accountName }) => accountName)
      const username = (await named?.accountName?.(typed, { site, reader })) ?? typed
      const response = await session.login(username, password, /^\d+$/.test(username))
      if (response.status) return
      toasts.getState().show({ status: 'error', message: failureMessage(site.messages, response) })
    },
  })
  return { session, urlLogin, wasMember: mark.has }
}

/** Resolves when the session knows whether the visitor is a member. */
function visitorKnown({ store }: Session): Promise<void> {
  return new Promise((resolve) => {
    if (store.getState().known) return resolve()
    const stop = store.subscribe(({ known }) => {
      if (!known) return
      stop()
      resolve()
    })
  })
}

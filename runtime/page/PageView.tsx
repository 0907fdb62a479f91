import { lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from '../site/intl-context.ts'
import { Message } from '../site/Message.tsx'
import { useLocation } from '../routing/use-location.ts'
import { localeCookie, localisedPath, splitLocale } from '../i18n/locale-path.ts'
import { loginAddress, membersDialogIn } from '../dialogs/dialog-pages.ts'
import { matchRoute } from '../routing/match-route.ts'
import { devicesOf } from '../manifest/index.ts'
import { useNavigate } from '../routing/use-navigate.ts'
import { useGuardAnswer } from '../routing/use-guard-answer.ts'
import { followHeights } from '../window/follow-heights.ts'
import { NotFound } from './NotFound.tsx'
import { useTitleOfPage } from '../routing/document-title.ts'
import { RegionView } from './RegionView.tsx'
import { useSite } from '../site/site-context.ts'
import { useDevice } from '../window/use-device.ts'
import { useSessionState } from '../site/use-session.ts'
import { useVisitorFacts } from '../site/use-visitor-facts.ts'

/** Regions around the page's own, each with its landmark. */
const landmarks: Readonly<Record<string, 'header' | 'nav' | 'footer' | 'aside' | 'div'>> = {
  header: 'header',
  navigation: 'div',
  footer: 'footer',
  'account-menu': 'aside',
  modals: 'div',
}

const loadNotice = async () => ({ default: (await import('./SessionNotice.tsx')).SessionNotice })
const SessionNotice = lazy(loadNotice)

/** The parts of the session that a page depends on. */
const pageParts = ['known', 'backendUnreachable', 'loggedIn', 'pendingLogout', 'arrival'] as const

/** The page of the current address: its layout with its regions, after its guards have decided. */
export function PageView() {
  const { data, session, toasts, wholeSite } = useSite()
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const intl = useIntl()
  const { known, backendUnreachable, loggedIn, pendingLogout, arrival } = useSessionState((state, before) =>
    pageParts.every((part) => state[part] === before[part]),
  )
  const codes = data.locales.map(({ code }) => code)
  const { rest, locale } = splitLocale(pathname, codes)
  const match = matchRoute(data.routes, rest)
  // Each navigation is a transition: the page before stays until the blocks of this one are known.
  // The regions of a route may come while this waits: React expects the same call then.
  const [sentRoute] = useState(match?.route.regions && match.id)
  if (match && match.id !== sentRoute && wholeSite) use(wholeSite())
  const guardAnswer = useGuardAnswer(match)
  const facts = useVisitorFacts()
  const devices = devicesOf(match?.route.when, facts)
  const device = useDevice(devices.length === 1)
  // A page whose condition does not hold is missing for this visitor.
  const isThere = device === undefined ? devices.length > 0 : devices.includes(device)
  const answer = isThere ? guardAnswer : 'not-found'
  // The page behind a redirect must not redirect too.
  const takenFrom = useRef<string>(undefined)
  useEffect(() => {
    if (arrival === undefined) return
    takenFrom.current = key
    session.arrived()
    if (arrival.locale === undefined) navigate(arrival.path, { replace: true })
    else followLocale(arrival.path, arrival.locale)
  }, [arrival, session, navigate, key])
  // A member who logs out on a members' page goes home. Only a guest who opens one is asked to log in.
  const memberAt = useRef<string>(undefined)
  useEffect(() => {
    if (!loggedIn) return
    memberAt.current = key
    // Loaded early, because a logout may fail for lack of a connection.
    void loadNotice()
  }, [loggedIn, key])
  // A guest who opens a members' dialog logs in first, and then returns to it (RTE-14).
  const wantsDialog =
    known && !backendUnreachable && !loggedIn && arrival === undefined && membersDialogIn(data, search) !== undefined
  useEffect(() => {
    if (!wantsDialog || takenFrom.current === key || memberAt.current === key) return
    navigate(loginAddress(data, { locale, from: pathname, next: `${pathname}${search}${hash}` }), {
      replace: true,
    })
  })
  const leave =
    arrival === undefined &&
    known &&
    (answer === 'home' || answer === 'home-with-toast' || (answer === 'login' && !backendUnreachable))
  useEffect(() => {
    if (!leave || takenFrom.current === key) return
    const home = locale ? localisedPath('/', locale, codes) : '/'
    const login = loginAddress(data, { locale, from: home, next: `${pathname}${search}${hash}` })
    navigate(answer === 'login' && memberAt.current !== key ? login : home, { replace: true })
    if (answer === 'home-with-toast') {
      toasts.getState().show({ status: 'info', message: intl.formatMessage({ id: 'error.page-off' }) })
    }
  })

  const title = match ? intl.formatMessage({ id: match.route.title }) : undefined
  useTitleOfPage(title ?? intl.formatMessage({ id: 'error.page-not-found' }))

  const page = useRef<HTMLDivElement>(null)
  const layoutId = match && answer !== 'not-found' ? match.route.layout : 'default'
  useEffect(() => (page.current ? followHeights(page.current) : undefined), [layoutId])

  if (pendingLogout) {
    return (
      <main id="main" className="layout">
        <Suspense>
          <SessionNotice />
        </Suspense>
      </main>
    )
  }
  const layout = data.layouts[layoutId]
  if (!layout) return <NotFound path={pathname} />
  return (
    <div
      ref={page}
      className="layout"
      data-layout={match?.route.layout ?? 'default'}
      data-arrangement={layout.arrangement}
    >
      <a className="skip-link" href="#main">
        <Message id="common.skip" />
      </a>
      {layout.regions.map((id) =>
        id === 'main' ? (
          // A page with another layout is another element: the visitor sees a new page, and nothing on it has moved.
          <main key={`main ${layoutId}`} id="main" tabIndex={-1} data-region="main" aria-label={title}>
            {match && answer === 'enter' ? (
              <Main match={match} title={title ?? ''} />
            ) : answer === 'not-found' ? (
              <NotFound path={pathname} />
            ) : answer === 'login' && backendUnreachable ? (
              <Suspense>
                <SessionNotice />
              </Suspense>
            ) : (
              <Waiting title={title} />
            )}
          </main>
        ) : (
          <Frame key={id} id={id} match={match} />
        ),
      )}
    </div>
  )
}

/** Loads a page in another locale, which becomes the visitor's choice (LOC-05). */
function followLocale(path: string, locale: string): void {
  for (const kind of ['selected', 'redirect'] as const) document.cookie = localeCookie(kind, locale)
  window.location.assign(path)
}

function Main({
  match,
  title,
}: {
  readonly match: NonNullable<ReturnType<typeof matchRoute>>
  readonly title: string
}) {
  const region = match.route.regions?.main
  const isHome = match.id === 'home'
  // The heading stays from the unknown session until the code of the page's first block has loaded.
  const waiting = useMemo(() => (isHome ? undefined : <Waiting title={title} />), [isHome, title])
  return (
    <>
      {isHome ? <h1 className="visually-hidden">{title}</h1> : null}
      {region ? <RegionView path={`routes/${match.id}/regions/main`} region={region} waiting={waiting} /> : null}
    </>
  )
}

/** A region around the page's content: the page's own version, or else the shell's. */
function Frame({ id, match }: { readonly id: string; readonly match: ReturnType<typeof matchRoute> }) {
  const { data } = useSite()
  const own = match?.route.regions?.[id]
  const region = own ?? data.shell[id]
  if (!region) return null
  const Landmark = landmarks[id] ?? 'div'
  return (
    <Landmark data-region={id}>
      <RegionView path={own && match ? `routes/${match.id}/regions/${id}` : `shell/${id}`} region={region} />
    </Landmark>
  )
}

/** The page while the session or its code is missing: its heading, and the shape of a few rows. */
function Waiting({ title }: { readonly title: string | undefined }) {
  return (
    <div className="page-waiting">
      <h1>{title}</h1>
      <span className="visually-hidden" role="status">
        <Message id="common.loading" />
      </span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  )
}

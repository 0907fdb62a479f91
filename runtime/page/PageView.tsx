import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from '../site/intl-context.ts'
import { Message } from '../site/Message.tsx'
import { usePathname } from '../routing/use-location.ts'
import { splitLocale } from '../i18n/locale-path.ts'
import { withoutJoiners } from '../i18n/without-joiners.ts'
import { hasShapeOfPage, matchRoute } from '../routing/match-route.ts'
import { devicesOf } from '../manifest/evaluate-condition.ts'
import { dialogAt } from '../dialogs/dialog-pages.ts'
import { contentId, useFocusAfterHiding, useFocusOfPage } from '../routing/use-focus-of-page.ts'
import { useGuardDecision } from '../routing/use-guard-decision.ts'
import { guardDoublePress } from '../window/guard-double-press.ts'
import { watchHeights } from '../window/watch-heights.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { GuardDataFailed } from './GuardDataFailed.tsx'
import { NotFound } from './NotFound.tsx'
import { usePageRedirects } from './use-page-redirects.ts'
import { useRouteTitle } from '../routing/document-title.ts'
import { RegionView } from './RegionView.tsx'
import { useSite } from '../site/site-context.ts'
import { useDevice } from '../window/use-device.ts'
import { useSessionState } from '../site/use-session.ts'
import { useVisitorFacts } from '../site/use-visitor-facts.ts'

/** The element of each region around the page's content. Default: `div`. */
const landmarks: Readonly<Record<string, 'header' | 'nav' | 'footer' | 'aside' | 'div'>> = {
  header: 'header',
  navigation: 'div',
  footer: 'footer',
  'account-menu': 'aside',
  modals: 'div',
}

const loadNotice = async () => (await import('./SessionNotice.tsx')).SessionNotice
const SessionNotice = lazyPart(loadNotice)

/** The parts of the session that a page depends on. */
const pageParts = ['known', 'backendUnreachable', 'loggedIn', 'pendingLogout', 'arrival'] as const

/** The page of the current address: its layout with its regions, after its guards have decided. */
export function PageView() {
  const { data, wholeSite } = useSite()
  const pathname = usePathname()
  const intl = useIntl()
  const state = useSessionState((next, before) => pageParts.every((part) => next[part] === before[part]))
  const { rest } = splitLocale(
    pathname,
    data.locales.map(({ code }) => code),
  )
  const match = matchRoute(data.routes, rest)
  // Each navigation is a transition: the former page stays until the blocks of this one have loaded. React expects a
  // repeated rendering to call `use` again, even if the route's regions have arrived meanwhile. So a state stores the
  // condition.
  const [sentRoute] = useState(match?.route.regions && match.id)
  if (match && match.id !== sentRoute && wholeSite) use(wholeSite())
  const guards = useGuardDecision(match)
  const facts = useVisitorFacts([match?.route.when])
  const devices = devicesOf(match?.route.when, facts)
  const device = useDevice(devices.length === 1)
  // A page whose condition does not hold is missing for this visitor.
  const isVisible = device === undefined ? devices.length > 0 : devices.includes(device)
  const decision = dialogAt(data, rest) ? 'wait' : isVisible ? guards.decision : 'not-found'
  usePageRedirects(decision, state)
  useEffect(() => {
    // Loads the notice before a logout, because a logout without a connection shows it.
    if (state.loggedIn) void loadNotice().catch(() => {})
  }, [state.loggedIn])

  // A page that its guards treat as missing has no title of its own, as on the host.
  const titled = decision === 'not-found' ? undefined : match
  const title = titled ? withoutJoiners(intl.formatMessage({ id: titled.route.title })) : undefined
  useRouteTitle(title ?? intl.formatMessage({ id: 'error.page-not-found' }))

  useFocusOfPage()
  useEffect(() => guardDoublePress(document), [])

  const page = useRef<HTMLDivElement>(null)
  const layoutId = titled?.route.layout ?? 'default'
  const isHidden = state.pendingLogout !== undefined
  useFocusAfterHiding(isHidden)
  useEffect(() => (page.current ? watchHeights(page.current) : undefined), [layoutId, isHidden])

  if (isHidden) {
    return (
      <main id={contentId} className="layout" tabIndex={-1}>
        <Suspense>
          <SessionNotice />
        </Suspense>
      </main>
    )
  }
  const layout = data.layouts[layoutId]
  const missing = () => (
    <NotFound path={pathname} isRefused={match !== undefined || hasShapeOfPage(data.routes, rest)} />
  )
  if (!layout) return missing()
  return (
    <div ref={page} className="layout" data-layout={layoutId} data-arrangement={layout.arrangement}>
      <a className="skip-link" href={`#${contentId}`}>
        <Message id="common.skip" />
      </a>
      {layout.regions.map((id) =>
        id === 'main' ? (
          // A page with another layout gets a new element, so that the browser reports no layout shift.
          <main key={`main ${layoutId}`} id={contentId} tabIndex={-1} data-region="main" aria-label={title}>
            {match && decision === 'enter' ? (
              <Main match={match} title={title ?? ''} />
            ) : decision === 'not-found' ? (
              missing()
            ) : decision === 'login' && state.backendUnreachable ? (
              <Suspense>
                <SessionNotice />
              </Suspense>
            ) : decision === 'failed' ? (
              <GuardDataFailed title={title ?? ''} retry={guards.retry} />
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

function Main({
  match,
  title,
}: {
  readonly match: NonNullable<ReturnType<typeof matchRoute>>
  readonly title: string
}) {
  const region = match.route.regions?.main
  const isHome = match.id === 'home'
  // The heading remains while the session is unknown and while the code of the page's first block loads.
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

/**
 * Shows a heading and the shape of a few rows instead of the page's content. Shown while a guard waits, the page
 * redirects the visitor, or the code loads.
 */
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

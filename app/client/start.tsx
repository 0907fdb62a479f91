import { QueryCache, QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCountdowns } from '../../runtime/countdown/countdowns.ts'
import { createServerClock } from '../../runtime/countdown/server-clock.ts'
import { arrivalAfterLogin } from '../../runtime/session/after-login.ts'
import { createUrlLogin } from '../../runtime/session/url-login.ts'
import { sentenceOf } from '../../runtime/api/call-failed.ts'
import type { ErrorPlace } from '../../runtime/errors/error-reports.ts'
import { createLackingCalls } from '../../runtime/api/lacking-calls.ts'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { findQuery, registeredAreas, sessionParts } from '../../runtime/areas/registered-areas.ts'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { arrivalQuery } from '../../runtime/head/arrival-query.ts'
import { hasMovedOn } from '../../runtime/head/arrival.ts'
import { Page } from '../../runtime/page/Page.tsx'
import { keepVisitor } from '../../runtime/site/interface-state.ts'
import { HistoryRouter } from '../../runtime/routing/HistoryRouter.tsx'
import { openPictureGate } from '../../runtime/head/picture-gate.ts'
import { keepTypefaces } from '../../runtime/head/page-typefaces.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { siteError } from '../../runtime/site/site-error.ts'
import { memberMark } from '../../runtime/session/member-mark.ts'
import { sentData } from '../../runtime/site/sent-data.ts'
import { type StaticBlocks, StaticBlocksContext } from '../../runtime/site/static-blocks.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { type SiteState, stateElement, wholeRoutes } from '../site-state.ts'
import { askAgain } from './ask-again.ts'
import { followSaves } from './follow-saves.ts'
import { NavigationOutside } from './NavigationOutside.tsx'
import { nextTask } from './next-task.ts'
import type { reportsOf } from './report-errors.ts'
import { createLateReader } from './late-reader.ts'
import { openStorage } from './storage.ts'
import { addRegions, loadWholeSite, wholeSite } from './load-whole-site.ts'
import { loadAreas, loadReadings, prepareWidget } from './load-areas.ts'

/**
 * Hydrates the page from the host in short tasks, so that it stays responsive. Rejects if the page's data is damaged.
 */
export async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '') as SiteState
  const site: SiteData = { ...state.site, routes: wholeRoutes(state.site.routes) }
  addRegions(site, state.regions)
  await loadAreas(site.areas, site.idleWidgets, Object.keys(state.statics))
  const message = siteError(site)
  if (message !== undefined) throw new Error(message)
  await nextTask()
  // The visitor has navigated away from the page that the host rendered.
  if (hasMovedOn()) return location.reload()
  const search = arrivalQuery()
  let saved: SiteData = site
  let take = (next: SiteData): void => {
    saved = next
  }
  let showTexts: ((texts: SiteData['messages']) => void) | undefined
  const storage = openStorage('localStorage')
  const tabStorage = openStorage('sessionStorage')
  const clock = createServerClock({
    wall: Date.now,
    monotonic: () => performance.now(),
    storage,
  })
  const lacking = createLackingCalls(site.lacking ?? [], {
    storage: tabStorage,
    scope: `${site.environment}:${site.merchant.id}`,
    now: Date.now,
  })
  const opened = async () => {
    const [{ openReader }] = await Promise.all([loadCode(() => import('./open-reader.ts')), loadReadings()])
    return openReader(site, clock, lacking.add)
  }
  const reader = createLateReader(site, async () => (await opened()).reader)
  const toasts = createToasts(site.settings.toast.duration)
  const queryClient = new QueryClient({
    // A failed load shows the server's message (API-05).
    queryCache: new QueryCache({
      onError: (error) => {
        const message = sentenceOf(error)
        if (message !== undefined) toasts.getState().show({ status: 'error', message })
      },
    }),
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
  })
  // Until the router has loaded, each navigation loads a page.
  let navigate = (path: string): void => location.assign(path)
  const mark = memberMark(storage, `livery:${site.environment}:${site.merchant.id}:member`)
  const tabs =
    'BroadcastChannel' in window ? new BroadcastChannel(`livery:${site.environment}:${site.merchant.id}`) : undefined
  const session = createSession({
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
      if (reason === 'ended') navigate(`/${site.locale}`)
    },
    announce: (what) => tabs?.postMessage(what),
    parts: sessionParts(),
    arrivalAfter: (login) =>
      arrivalAfterLogin({
        environment: site.environment,
        pathname: location.pathname,
        search: location.search,
        hash: location.hash,
        countryLang: login.country_lang,
        defaultLang: login.default_lang,
        country: site.country.toLowerCase(),
        locales: site.locales.map(({ code }) => code),
      }),
  })
  const urlLogin = createUrlLogin({
    mode: site.settings.auth?.urlLogin ?? 'off',
    take: window.liveryUrlLogin,
    member: () => session.store.getState().member?.username,
    logIn: async (typed, password) => {
      const named = registeredAreas().find(({ accountName }) => accountName)
      const username = (await named?.accountName?.(typed, { site, reader })) ?? typed
      const { status, msg } = await session.login(username, password, /^\d+$/.test(username))
      if (!status) toasts.getState().show({ status: 'error', message: msg ?? String(site.messages['error.network']) })
    },
  })
  const countdowns = createCountdowns({
    clock,
    storage,
    scope: `${site.environment}:${site.merchant.id}`,
  })
  // Any call of a page can report the end of the session (STA-03).
  const pageReader = { ...reader, call: session.call }
  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'login' || data === 'logout') void session.follow(data)
  })

  let reports: Promise<ReturnType<typeof reportsOf>> | undefined
  const reportError = (error: unknown, place?: ErrorPlace): void => {
    reports ??= import('./report-errors.ts').then((code) => code.reportsOf(site))
    // Without a connection, there is no report.
    void reports.then((report) => report(error, place)).catch(() => {})
  }
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

  // The server's data counts as fresh from this moment; that of a page that was published as a file is old.
  const isFile = document.documentElement.dataset.published !== undefined
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data, isFile ? { updatedAt: 1 } : {})
  const sent = sentData(state.queries)
  const statics = new Map(Object.entries(state.statics))
  const staticBlocks: StaticBlocks = {
    dataOf: (widget) => statics.get(widget),
    leave: (widget) => statics.delete(widget),
    prepare: prepareWidget,
    isOld: isFile,
  }

  let isAwaiting = false
  let isWhole = false
  let hydrate: () => void
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve
  })

  /** Called for a text that has not loaded yet. The page renders again once all texts have loaded. */
  const onMissingText = (): boolean => {
    if (isWhole || isAwaiting) return !isWhole
    isAwaiting = true
    void wholeSite().then(() => {
      isWhole = true
      showTexts?.({ ...saved.messages })
    })
    return true
  }

  function Root() {
    const [data, setData] = useState(site)
    // Late texts do not make a new site object, so that widgets keep their state.
    const [messages, setMessages] = useState(site.messages)
    useEffect(() => {
      // A transition waits for blocks that are not hydrated yet. Any other update would render those again, and lose
      // the text that a visitor has typed into them.
      take = (next) => {
        saved = next
        startTransition(() => {
          setData(next)
          setMessages(next.messages)
        })
      }
      showTexts = (next) => startTransition(() => setMessages(next))
      take(saved)
      hydrate()
    }, [])
    const whole = useMemo(
      () => ({
        data,
        request: state.request,
        reader: pageReader,
        session,
        toasts,
        lacking,
        visit: { clock, countdowns, urlLogin, reportError, search, storage, tabStorage },
        navigate: (path: string) => navigate(path),
        sent,
        wholeSite,
      }),
      [data],
    )
    return (
      <SiteApp site={whole} messages={messages} queryClient={queryClient} onMissingText={onMissingText}>
        <HistoryRouter>
          <NavigationOutside
            take={(way) => {
              navigate = way
            }}
          >
            <StaticBlocksContext value={staticBlocks}>
              <Page />
            </StaticBlocksContext>
          </NavigationOutside>
        </HistoryRouter>
      </SiteApp>
    )
  }

  if (import.meta.hot) {
    followSaves(import.meta.hot, {
      merchant: site.merchant.id,
      environment: site.environment,
      hash: site.hash,
      locale: site.locale,
      site,
      take: (next) => take(next),
      forget: async () => (await opened()).forget(),
    })
  }

  void loadWholeSite(state.whole, site)
  // A member's parts are shown as soon as the session is known.
  if (mark.has()) void wholeSite()
  session.store.subscribe(({ known, loggedIn }, before) => {
    if (known && (!before.known || before.loggedIn !== loggedIn)) keepVisitor(loggedIn)
  })
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Root />, {
      onRecoverableError: (error) => console.error(error),
    })
  })
  await nextTask()
  const begun = mark.has() ? session.begin() : undefined
  // The rest waits until the frame of the page has hydrated, so that it delays no answer to a tap.
  await Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, longestHydration))])
  await nextTask()
  void (begun ?? session.begin()).then(urlLogin.begin)
  askAgain(session)
  openPictureGate()
  keepTypefaces()
  const onUpdate = () => toasts.getState().show({ status: 'info', message: String(site.messages['app.updated']) })
  const onFeatures = (features: SiteData['features']) => take({ ...saved, features })
  const visit = { site, storage, tabStorage, reader: pageReader, session }
  void import('./after-start.ts').then(({ afterStart }) => afterStart({ visit, onUpdate, onFeatures })).catch(() => {})
}

/** The longest wait for the hydration of the page's frame, in ms. It may wait for data of another page. */
const longestHydration = 2000

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMissingCalls } from '../../runtime/api/missing-calls.ts'
import { createCountdowns } from '../../runtime/countdown/countdowns.ts'
import { createServerClock } from '../../runtime/countdown/server-clock.ts'
import { arrivalQuery } from '../../runtime/head/arrival-query.ts'
import { hasMovedOn } from '../../runtime/head/arrival.ts'
import { keepTypefaces } from '../../runtime/head/page-typefaces.ts'
import { openPictureGate } from '../../runtime/head/picture-gate.ts'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { storeVisitorKind } from '../../runtime/site/interface-state.ts'
import { sentData } from '../../runtime/site/sent-data.ts'
import type { Site } from '../../runtime/site/site-context.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { siteError } from '../../runtime/site/site-error.ts'
import type { StaticBlocks } from '../../runtime/site/static-blocks.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { type SiteState, siteOfPage } from '../site-state.ts'
import { firstUse } from './first-use.ts'
import { retrySession } from './retry-session.ts'
import { watchSaves } from './watch-saves.ts'
import { createLateReader } from './late-reader.ts'
import { listenForErrors } from './listen-for-errors.ts'
import { createLiveSite } from './live-site.ts'
import { loadOnce } from './load-once.ts'
import { loadAreas, loadDecoding, prepareWidget } from './load-areas.ts'
import { addRegions, loadWholeSite, wholeSite } from './load-whole-site.ts'
import { nextTask } from './next-task.ts'
import { createQueryClient, isPublishedFile } from './query-client.ts'
import { createPageSession } from './page-session.ts'
import { Root } from './Root.tsx'
import type { SentState } from './sent-state.ts'
import { openStorage } from './storage.ts'
import { needLateWidgets } from './when-needed.ts'

/**
 * Hydrates the page from the host in short tasks, so that it stays responsive. Rejects if the page's data is damaged.
 */
export async function start({ state, shared }: SentState): Promise<void> {
  const data = siteOfPage(state, await shared)
  const reportError = listenForErrors(data)
  addRegions(data, state.regions)
  await loadAreas(data.areas, data.lateWidgets, Object.keys(state.statics))
  const message = siteError(data)
  if (message !== undefined) throw new Error(message)
  await nextTask()
  // The visitor has navigated away from the page that the host rendered.
  if (hasMovedOn()) return location.reload()

  const page = createPage(data, state, reportError)
  const beginBackgroundWork = prepareBackgroundWork(page, state.wholeSiteAddress)
  void loadWholeSite(state.wholeSiteAddress, data, firstUse)
  // A member's blocks need texts that the host's page does not contain, and the member's data needs decoding. A guest's
  // session has no data, so the code that decodes data loads when the visitor first uses the page.
  if (page.wasMember()) void Promise.allSettled([wholeSite(), loadDecoding()])
  else void firstUse.then(() => loadDecoding()).catch(() => {})
  // A login then needs no further request for the code that finds its destination.
  void firstUse.then(() => loadCode(() => import('./arrival-on-page.ts'))).catch(() => {})
  const hydrated = hydrate(page)
  await nextTask()
  const begun = page.wasMember() ? page.site.session.begin() : undefined
  // All further work waits until the frame of the page has hydrated, so that it does not delay a tap.
  await Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, longestHydration))])
  await nextTask()
  void (begun ?? page.site.session.begin()).then(() => beginUrlLogin(page.site.visit.urlLogin))
  retrySession(page.site.session)
  openPictureGate()
  keepTypefaces()
  void beginBackgroundWork()
}

/**
 * The longest wait for the hydration of the page's frame, in ms. If the visitor opens another page meanwhile, the frame
 * waits for the texts and regions of that page.
 */
const longestHydration = 2000

type OpenPage = ReturnType<typeof createPage>

/** Creates the parts of a page that work without React: its session, its reader, its queries and its clock. */
function createPage(data: SiteData, state: SiteState, reportError: ReturnType<typeof listenForErrors>) {
  const search = arrivalQuery()
  const storage = openStorage('localStorage')
  const tabStorage = openStorage('sessionStorage')
  const clock = createServerClock({ wall: Date.now, monotonic: () => performance.now(), storage })
  const scope = `${data.environment}:${data.merchant.id}`
  const countdowns = createCountdowns({ clock, storage, scope })
  const missingCalls = createMissingCalls(data.missingCalls ?? [], { storage: tabStorage, scope, now: Date.now })
  const openFiles = loadOnce(async () => {
    const { openStaticFiles } = await loadCode(() => import('./open-static-files.ts'))
    return openStaticFiles(data)
  })
  const reader = createLateReader(data, async () => {
    const { createBrowserReader } = await loadCode(() => import('./browser-reader.ts'))
    return createBrowserReader(data, { clock, loadDecoding, openFiles, onMissing: missingCalls.add })
  })
  const toasts = createToasts(data.settings.toast.duration)
  const queryClient = createQueryClient(state.queries, toasts)
  // Until the page has hydrated, each navigation loads a page.
  let navigation = (path: string): void => location.assign(path)
  const navigate = (path: string): void => navigation(path)
  const { session, urlLogin, wasMember } = createPageSession({
    site: data,
    reader,
    queryClient,
    toasts,
    storage,
    navigate,
  })
  const live = createLiveSite(data, reportError)

  if (import.meta.hot) {
    watchSaves(import.meta.hot, {
      merchant: data.merchant.id,
      environment: data.environment,
      hash: data.hash,
      locale: data.locale,
      site: data,
      current: live.current,
      take: live.replace,
      forget: async () => (await openFiles()).forget(),
    })
  }
  const site = {
    request: { ...state.request, now: state.now },
    // Any call of a page can report the end of the session (STA-03).
    reader: { ...reader, call: session.call },
    session,
    toasts,
    missingCalls,
    visit: { clock, countdowns, urlLogin, reportError, search, storage, tabStorage },
    navigate,
    sent: sentData(state.queries),
    wholeSite,
  } satisfies Omit<Site, 'data'>
  const takeNavigation = (way: (path: string) => void): void => {
    navigation = way
  }
  return { live, site, queryClient, wasMember, takeNavigation, staticBlocks: staticBlocksOf(state) }
}

/** The blocks whose HTML the host sent without data and texts. */
function staticBlocksOf(state: SiteState): StaticBlocks {
  const statics = new Map(Object.entries(state.statics))
  return {
    dataOf: (widget) => statics.get(widget),
    untilOf: (widget) => state.staticUntil?.[widget],
    forget: (widget) => statics.delete(widget),
    prepare: prepareWidget,
    isOld: isPublishedFile(),
  }
}

/** Hydrates the page. Resolves after its frame has hydrated; blocks hydrate by themselves. */
function hydrate({ live, site, queryClient, staticBlocks, takeNavigation }: OpenPage): Promise<void> {
  site.session.store.subscribe(({ known, loggedIn }, before) => {
    if (known && (!before.known || before.loggedIn !== loggedIn)) storeVisitorKind(loggedIn)
  })
  return new Promise((onHydrated) => {
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <Root {...{ live, site, queryClient, staticBlocks, takeNavigation, onHydrated }} />,
        { onRecoverableError: (error) => console.error(error) },
      )
    })
  })
}

/** Begins the login that the address requests. If a dialog has to ask the visitor first, loads that dialog. */
async function beginUrlLogin({ begin, store }: OpenPage['site']['visit']['urlLogin']): Promise<void> {
  await begin()
  if (store.getState().asked !== undefined) needLateWidgets()
}

/**
 * Returns a function that begins the background work of a page. A logout calls it early, because the `visit.ts` of an
 * area may add a step to each logout.
 */
function prepareBackgroundWork({ live, site }: OpenPage, wholeSiteAddress: string): () => Promise<void> {
  const { reader, session, toasts } = site
  const { clock, storage, tabStorage } = site.visit
  const data = live.initialSite
  const showUpdate = () => toasts.getState().show({ status: 'info', message: String(data.messages['app.updated']) })
  // No page contains this text.
  const onUpdate = () => void wholeSite().then(showUpdate)
  const onFeatures = (features: SiteData['features']) => live.replace({ ...live.current(), features })
  const visit = { site: data, storage, tabStorage, reader, session }
  let need = () => {}
  const needed = new Promise<void>((resolve) => {
    need = resolve
  })
  const load = async () => {
    const { afterStart } = await import('./after-start.ts')
    await afterStart({ visit, clock, wholeSiteAddress, onUpdate, onFeatures, needed })
  }
  let begun: Promise<void> | undefined
  const begin = () => (begun ??= load().catch(() => {}))
  session.beforeLogout(async () => {
    // The steps of areas need the session of a member.
    if (!session.store.getState().loggedIn) return
    need()
    await begin()
  })
  return begin
}

import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { GuardFacts } from '../../runtime/areas/area.ts'
import type { RenderedView } from '../../runtime/areas/area-host.ts'
import type { QueryContext } from '../../runtime/areas/public-data.ts'
import { publicQuery } from '../../runtime/areas/public-query.ts'
import { sessionParts } from '../../runtime/areas/registered-areas.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { messagesOfPage } from '../../runtime/i18n/page-messages.ts'
import { watchReads } from '../../runtime/state/watch-reads.ts'
import { devicesOf, type VisitorFacts } from '../../runtime/manifest/index.ts'
import { BlockFrame } from '../../runtime/page/block-frame.ts'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { Page } from '../../runtime/page/Page.tsx'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import { canShow } from '../../runtime/page/hide-missing-calls.ts'
import { type RouteMatch, matchRoute } from '../../runtime/routing/match-route.ts'
import { evaluateGuards, needsOf } from '../../runtime/routing/guards.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { type BlockStore, type HtmlPiece, shareBlocks, noBlocks } from './shared-blocks.tsx'
import { isRendered, type PageQuery, pageQueries } from './page-queries.ts'
import { dataOfStaticOnly, staticWidgets } from './static-widgets.ts'
import './register-areas.ts'
import type { SiteState } from '../site-state.ts'

/**
 * A page as a guest sees it: its HTML, the data from which the browser hydrates it, and its route. A missing page has
 * no route.
 */
export interface RenderedPage {
  readonly html: readonly HtmlPiece[]
  /** The classes in the HTML of widgets that load late (`use`, `idle`). */
  readonly lateClasses: ReadonlySet<string>
  readonly queries: SiteState['queries']
  readonly statics: SiteState['statics']
  /** The texts that the page needs to hydrate. */
  readonly messages: SiteData['messages']
  readonly match: RouteMatch | undefined
  /** The route of its address, even if a guard refuses the page. */
  readonly own: RouteMatch | undefined
  /** The names of the widgets on the page. */
  readonly widgets: readonly string[]
  /** The blocks of the page, and its public data. */
  readonly view: Pick<RenderedView, 'blocks' | 'data'>
}

/**
 * The preload links for pictures that React writes before the page. Livery removes them, because the page itself
 * decides which pictures load first.
 */
const pictureLinks = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** React's mark of a part that failed on the server. */
const failedBlock = '<!--$!-->'

/**
 * Renders one page for a guest. The browser retries data that fails to load here.
 *
 * @param shared the blocks of earlier pages. Without them, each block renders.
 */
export async function renderPage(
  site: SiteData,
  request: PageRequest,
  reader: PublicReader,
  sanitize: (html: string) => string,
  shared: BlockStore = noBlocks,
): Promise<RenderedPage> {
  const { rest } = splitLocale(
    request.path,
    site.locales.map(({ code }) => code),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const guardData = await loadGuardData(pageOf(site, rest, request), queryClient, { reader, site })
  const match = pageOf(site, rest, request, guardData)
  const blocks = blocksOf(site, request, match)
  const inSlots = blocksInSlots(site, blocks)
  await Promise.all(
    pageQueries([...blocks, ...inSlots], match).map(({ name, parameters }) =>
      loadInto(queryClient, publicQuery(name, { reader, site }, parameters as never)),
    ),
  )

  const session = createSession({
    call: (endpoint, payload) => reader.call(endpoint, payload),
    now: () => request.now,
    onEnd: () => {},
    announce: () => {},
    parts: sessionParts(),
  })
  const sent = (key: readonly unknown[]) => queryClient.getQueryData(key)
  const texts = watchReads(site.messages)
  const data = { ...site, messages: texts.record }
  const app = { request, reader, session, toasts: createToasts(), sanitize, sent }
  const blockSharing = shareBlocks({ ...app, data: site }, queryClient, shared)
  const html = renderToString(
    <SiteApp site={{ ...app, data }} queryClient={queryClient}>
      <StaticRouter location={request.path}>
        <BlockFrame value={blockSharing.frame}>
          <Page />
        </BlockFrame>
      </StaticRouter>
    </SiteApp>,
  ).replace(pictureLinks, '')
  const pieces = blockSharing.finish(html)
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []))
  const ofPage = { blocks, inSlots, match }
  const hashOf = ({ name, parameters }: PageQuery) =>
    hashKey(publicQuery(name, { reader, site }, parameters as never).queryKey)
  const loaded = new Set(queries.map(([key]) => hashKey(key)))
  // In the preview, no widget is static, because each save renders blocks again. The same applies to a page with a
  // failed block, which renders in the browser.
  const isFinal = import.meta.env.PROD && !html.includes(failedBlock)
  const statics = isFinal ? staticWidgets(ofPage, (query) => loaded.has(hashOf(query))) : {}
  const unsent = new Set(dataOfStaticOnly(ofPage, statics).map(hashOf))
  for (const { name, parameters } of needsOf(match)) unsent.delete(hashOf({ name, parameters } as PageQuery))
  queryClient.clear()
  const widgets = [...new Set([...blocks, ...inSlots].map(({ widget }) => widget))]
  // The host cannot match the route itself, because only this bundle contains the areas' tests of parameters.
  const own = matchRoute(site.routes, rest)
  // The texts of all other widgets load before their code runs.
  const hydrates = (widget: string) => !site.lateWidgets.includes(widget) && !Object.hasOwn(statics, widget)
  const hydrating = blocks.filter(({ widget }) => hydrates(widget))
  return {
    html: pieces,
    lateClasses: blockSharing.lateClasses,
    queries: queries.filter(([key]) => !unsent.has(hashKey(key))),
    statics,
    messages: messagesOfPage(
      site.messages,
      new Set([...texts.read, ...blockSharing.textsOf(hydrates)]),
      {
        widgets: [...hydrating, ...inSlots].map(({ widget }) => widget),
        // A slot may appear for members only. So its widgets add their own texts, which are few, but not the texts of
        // their areas, which are many.
        areas: hydrating.map(({ widget }) => widget.slice(0, widget.indexOf('/'))),
      },
      Object.keys(catalogue),
    ),
    match,
    own,
    widgets,
    view: { blocks, data: dataIn(queries, { reader, site }) },
  }
}

/** Looks up public data among the queries of a page. */
function dataIn(queries: readonly (readonly [QueryKey, unknown])[], context: QueryContext): RenderedView['data'] {
  const byHash = new Map(queries.map(([queryKey, data]) => [hashKey(queryKey), data]))
  return ((name, parameters) =>
    byHash.get(hashKey(publicQuery(name, context, parameters).queryKey))) as RenderedView['data']
}

/** The paths of all pages that a guest can open: without parameters, and without login. */
export function guestPaths(site: SiteData, now: number): string[] {
  const request: PageRequest = { path: '/', country: site.country, now }
  const data = (() => undefined) as GuardFacts['data']
  return Object.values(site.routes).flatMap(({ path }) => {
    const match = path.includes('{') ? undefined : pageOf(site, path, request)
    const facts = { session: 'guest', device: undefined, site, member: undefined, data } as const
    return match && evaluateGuards(match.route.guards, { ...facts, match }) === 'enter' ? [path] : []
  })
}

/**
 * The page of a path. Undefined if no route matches, if the route's condition does not hold for a guest, or if a guard
 * treats the page as missing (GRD-06).
 */
function pageOf(
  site: SiteData,
  path: string,
  request: PageRequest,
  data = (() => undefined) as GuardFacts['data'],
): RouteMatch | undefined {
  const match = matchRoute(site.routes, path)
  if (!match || !isShown(match.route.when, guestFacts(site, request))) return undefined
  const decision = evaluateGuards(match.route.guards, {
    session: 'guest',
    device: undefined,
    site,
    match,
    member: undefined,
    data,
  })
  return decision === 'not-found' ? undefined : match
}

/** Loads the public data that a page's guards read, except data that only the browser loads. */
async function loadGuardData(
  match: RouteMatch | undefined,
  queryClient: QueryClient,
  context: QueryContext,
): Promise<GuardFacts['data']> {
  const needed = needsOf(match)
    .filter(({ name }) => isRendered(name))
    .map(({ name, parameters }) => ({ name, query: publicQuery(name, context, parameters as never) }))
  await Promise.all(needed.map(({ query }) => loadInto(queryClient, query)))
  return ((name) => {
    const query = needed.find((one) => one.name === name)?.query
    return query && queryClient.getQueryData(query.queryKey)
  }) as GuardFacts['data']
}

/**
 * Loads public data that the client does not have. Cheaper than the client's own loading, which prepares for retries
 * and cancellation. A failure becomes the state of the query.
 */
async function loadInto(
  client: QueryClient,
  { queryKey, queryFn }: { readonly queryKey: QueryKey; readonly queryFn: () => Promise<unknown> },
): Promise<void> {
  // Building the query before the response keeps the data in the order of the page's queries.
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }))
  if (query.state.data !== undefined) return
  try {
    client.setQueryData(queryKey, await queryFn())
  } catch (error) {
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) })
  }
}

type Block = SiteData['shell'][string]['blocks'][string]

/** Whether the host renders a page or block: its condition holds on at least one device class. */
const isShown = (when: Parameters<typeof devicesOf>[0], facts: VisitorFacts) => devicesOf(when, facts).length > 0

/** The facts of a guest, for conditions. */
function guestFacts({ locale, features }: SiteData, { country, now }: PageRequest): VisitorFacts {
  return { session: 'guest', device: undefined, locale, country, features, now }
}

/** The blocks that a guest sees on a page. */
function blocksOf(site: SiteData, request: PageRequest, match: RouteMatch | undefined): Block[] {
  const layout = site.layouts[match?.route.layout ?? 'default']
  const facts = guestFacts(site, request)
  const blocks = (layout?.regions ?? []).flatMap((id) => {
    const region = match?.route.regions?.[id] ?? site.shell[id]
    return (region?.order ?? []).flatMap((blockId) => region?.blocks[blockId] ?? [])
  })
  const missingCalls = new Set(site.missingCalls)
  return blocks.filter((block) => canShow(block.widget, missingCalls) && isShown(block.when, facts))
}

/**
 * The blocks in the slots of blocks, at any depth. Includes blocks whose condition does not hold, because a login shows
 * a member's blocks without another request.
 */
function blocksInSlots(site: SiteData, blocks: readonly Block[], seen: readonly string[] = []): Block[] {
  const named = blocks.flatMap(({ widget }) => catalogue[widget]?.slots ?? [])
  const slots = [...new Set(named)].filter((name) => !seen.includes(name))
  if (slots.length === 0) return []
  const within = slots.flatMap((name) => {
    const region = site.shell[name]
    return (region?.order ?? []).flatMap((id) => region?.blocks[id] ?? [])
  })
  return [...within, ...blocksInSlots(site, within, [...seen, ...slots])]
}

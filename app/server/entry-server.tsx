import { hashKey, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { RenderedView } from '../../runtime/areas/area-host.ts'
import type { QueryContext } from '../../runtime/areas/public-data.ts'
import { publicQuery } from '../../runtime/areas/public-query.ts'
import { sessionParts } from '../../runtime/areas/registered-areas.ts'
import { messagesOfPage } from '../../runtime/i18n/page-messages.ts'
import { watchReads } from '../../runtime/state/watch-reads.ts'
import { BlockFrame } from '../../runtime/page/block-frame.ts'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { Page } from '../../runtime/page/Page.tsx'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import type { RouteMatch } from '../../runtime/routing/match-route.ts'
import { needsOf } from '../../runtime/routing/guards.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { type BlockStore, type HtmlPiece, shareBlocks, noBlocks } from './shared-blocks.tsx'
import { type LoadedPage, loadPage, type WhileLoading } from './load-page.ts'
import type { PageQuery } from './page-queries.ts'
import { shortHtml, shortPiece } from './short-html.ts'
import { dataOfStaticOnly, staticWidgets } from './static-widgets.ts'
import './register-areas.ts'
import { missingText } from '../missing-text.ts'
import type { SiteState } from '../site-state.ts'

export { guestPaths } from './load-page.ts'

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
  /** The route of the page's address, even if a guard refuses the page. */
  readonly addressRoute: RouteMatch | undefined
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

export interface RenderingDependencies {
  readonly reader: PublicReader
  readonly sanitize: (html: string) => string
  /** The blocks of earlier pages, whose HTML this page can reuse. By default, every block renders. */
  readonly shared?: BlockStore | undefined
  /** Waits while the data of the page loads. */
  readonly whileLoading?: WhileLoading
}

/** Renders one page for a guest. The browser retries data that fails to load here. */
export async function renderPage(
  site: SiteData,
  request: PageRequest,
  { reader, sanitize, shared = noBlocks, whileLoading = (loading) => loading }: RenderingDependencies,
): Promise<RenderedPage> {
  const context = { reader, site }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = await whileLoading(loadPage(site, request, reader, queryClient))
  const { html, texts, blockSharing } = renderHtml(site, request, { reader, sanitize, queryClient, shared })
  const pieces = blockSharing.finish(html)
  const loaded: LoadedQueries = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryHash, queryKey, state }) =>
        state.status === 'success' ? [[queryHash, [queryKey, state.data]] as const] : [],
      ),
  )
  queryClient.clear()
  // In the preview, no widget is static, because each save renders blocks again. The same applies to a page with a
  // failed block, which renders in the browser.
  const isFinal = import.meta.env.PROD && !html.includes(failedBlock)
  const { statics, sent } = dataToSend(page, loaded, context, isFinal)
  // Whether a widget hydrates with the page's own texts. A late widget waits for the whole site, which contains its
  // texts.
  const hydrates = (widget: string) => !site.lateWidgets.includes(widget) && !Object.hasOwn(statics, widget)
  const read = new Set([...texts, ...blockSharing.textsOf(hydrates)])
  const { blocks, inSlots, match, addressRoute } = page
  return {
    html: pieces,
    lateClasses: blockSharing.lateClasses,
    queries: sent,
    statics,
    messages: textsToSend(site, page, read, hydrates),
    match,
    addressRoute,
    widgets: [...new Set([...blocks, ...inSlots].map(({ widget }) => widget))],
    view: { blocks, data: dataIn(loaded, context) },
  }
}

/**
 * Renders a page with the data of the query client. Also returns the ids of the texts that the parts around blocks
 * read.
 */
function renderHtml(
  site: SiteData,
  request: PageRequest,
  {
    reader,
    sanitize,
    queryClient,
    shared,
  }: {
    readonly reader: PublicReader
    readonly sanitize: (html: string) => string
    readonly queryClient: QueryClient
    readonly shared: BlockStore
  },
) {
  const session = createSession({
    call: reader.call,
    now: () => request.now,
    onEnd: () => {},
    announce: () => {},
    parts: sessionParts(),
  })
  const sent = (key: readonly unknown[]) => queryClient.getQueryData(key)
  const texts = watchReads(site.messages)
  const data = { ...site, messages: texts.record }
  const app = { request, reader, session, toasts: createToasts(), sanitize, sent }
  // The preview keeps React's HTML as it is, because the preview's scripts read the place of each block.
  const written: Parameters<typeof shareBlocks> = [{ ...app, data: site }, queryClient, shared]
  if (import.meta.env.PROD) written.push(shortHtml, shortPiece)
  const blockSharing = shareBlocks(...written)
  const html = renderToString(
    <SiteApp site={{ ...app, data }} queryClient={queryClient} onMissingText={missingText}>
      <StaticRouter location={request.path}>
        <BlockFrame value={blockSharing.frame}>
          <Page />
        </BlockFrame>
      </StaticRouter>
    </SiteApp>,
  ).replace(pictureLinks, '')
  return { html, texts: texts.readKeys, blockSharing }
}

/** The queries of a page that have data, by their hash. */
type LoadedQueries = ReadonlyMap<string, RenderedPage['queries'][number]>

/** The static widgets of a page with their data, and the queries whose data the browser needs. */
function dataToSend(
  page: LoadedPage,
  loaded: LoadedQueries,
  context: QueryContext,
  isFinal: boolean,
): { readonly statics: RenderedPage['statics']; readonly sent: RenderedPage['queries'] } {
  const hashOf = ({ name, parameters }: PageQuery) => hashKey(publicQuery(name, context, parameters as never).queryKey)
  const statics = isFinal ? staticWidgets(page, (query) => loaded.has(hashOf(query))) : {}
  const unsent = new Set(dataOfStaticOnly(page, statics).map(hashOf))
  for (const { name, parameters } of needsOf(page.match)) unsent.delete(hashOf({ name, parameters } as PageQuery))
  return { statics, sent: [...loaded].flatMap(([hash, query]) => (unsent.has(hash) ? [] : [query])) }
}

/**
 * The texts that the page needs to hydrate: the texts that it has read, and the texts of widgets that hydrate.
 *
 * @param read the ids of the texts that the page read
 */
function textsToSend(
  site: SiteData,
  { blocks, inSlots }: LoadedPage,
  read: ReadonlySet<string>,
  hydrates: (widget: string) => boolean,
): RenderedPage['messages'] {
  const hydrating = blocks.filter(({ widget }) => hydrates(widget))
  const needed = {
    widgets: [...hydrating, ...inSlots].map(({ widget }) => widget),
    // A widget in a slot may appear for members only. So the page contains the widget's own few texts, but not the many
    // texts of the widget's area.
    areas: hydrating.map(({ widget }) => widget.slice(0, widget.indexOf('/'))),
  }
  return messagesOfPage(site.messages, read, needed, Object.keys(catalogue))
}

/** Looks up public data among the queries of a page. */
function dataIn(loaded: LoadedQueries, context: QueryContext): RenderedView['data'] {
  return ((name, parameters) =>
    loaded.get(hashKey(publicQuery(name, context, parameters).queryKey))?.[1]) as RenderedView['data']
}

import { dehydrate, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type GameCategory, isGameCategory } from '../../runtime/games/categories.ts'
import { gamePageQuery, sectionStartQuery } from '../../runtime/games/game-queries.ts'
import { isPublicQuery, type PublicReader, publicQuery } from '../../runtime/api/queries.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { messagesOfPage, watchMessages } from '../../runtime/i18n/page-messages.ts'
import { evaluateCondition } from '../../runtime/manifest/index.ts'
import { App } from '../../runtime/page/App.tsx'
import { Page } from '../../runtime/page/Page.tsx'
import type { PageRequest, SiteData } from '../../runtime/page/site-data.ts'
import { knowsCategory } from '../../runtime/routing/game-section.ts'
import { type RouteMatch, matchRoute } from '../../runtime/routing/match-route.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { idleWidgets } from '../../schemas/generated/idle-widgets.ts'
import './registry.ts'
import type { SiteState } from '../site-state.ts'

/** A page as a guest sees it: its HTML, what the browser starts from, and whether there is such a page. */
export interface RenderedPage {
  readonly html: string
  readonly state: Omit<SiteState, 'texts'>
  readonly match: RouteMatch | undefined
  /** The widgets that stand on it. */
  readonly widgets: readonly string[]
}

/** Renders one page for a guest. What fails to load is left to the browser, which tries again. */
export async function renderPage(
  site: SiteData,
  request: PageRequest,
  reader: PublicReader,
  sanitize: (html: string) => string,
): Promise<RenderedPage> {
  const { rest } = splitLocale(
    request.path,
    site.locales.map(({ code }) => code),
  )
  const match = pageOf(site, rest)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const blocks = blocksOf(site, request, match)
  await Promise.all([
    ...queriesOf(blocks).map((query) => load(query, reader, queryClient)),
    ...gamesOf(blocks, site, match).map((query) => queryClient.prefetchQuery(query(reader))),
  ])

  const session = createSession({
    call: (endpoint, payload) => reader.call(endpoint, payload),
    now: () => request.now,
    onEnd: () => {},
    announce: () => {},
  })
  const queries = dehydrate(queryClient)
  const { messages, read } = watchMessages(site.messages)
  const html = renderToString(
    <App
      site={{ data: { ...site, messages }, request, reader, session, toasts: createToasts(), sanitize }}
      queryClient={queryClient}
      state={queries}
    >
      <StaticRouter location={request.path}>
        <Page />
      </StaticRouter>
    </App>,
  )
  queryClient.clear()
  const widgets = [...new Set(blocks.map(({ widget }) => widget))]
  const areas = widgets.filter((name) => !idleWidgets.has(name)).map((name) => name.slice(0, name.indexOf('/')))
  return {
    html: html.replace(/<link rel="preload" as="image"[^>]*>/g, ''),
    state: { site: { ...site, messages: messagesOfPage(site.messages, read, areas) }, request, queries },
    match,
    widgets,
  }
}

/** The page of a path; none where its game section is off or its category unknown (GRD-06). */
function pageOf(site: SiteData, path: string): RouteMatch | undefined {
  const match = matchRoute(site.routes, path)
  const isClosed = match?.route.guards.includes('category') && !knowsCategory(match, site.games.sections)
  return isClosed ? undefined : match
}

interface Wanted {
  readonly name: string
  readonly page?: string
}

type Block = SiteData['shell'][string]['blocks'][string]

/** The blocks that a guest sees on a page. */
function blocksOf(site: SiteData, request: PageRequest, match: RouteMatch | undefined): Block[] {
  const layout = site.layouts[match?.route.layout ?? 'default']
  const facts = {
    session: 'guest' as const,
    device: request.device,
    locale: site.locale,
    country: request.country,
    features: site.features,
    now: request.now,
  }
  const blocks = (layout?.regions ?? []).flatMap((id) => {
    const region = match?.route.regions[id] ?? site.shell[id]
    return (region?.order ?? []).flatMap((blockId) => region?.blocks[blockId] ?? [])
  })
  return blocks.filter((block) => evaluateCondition(block.when, facts))
}

/** The public data that blocks show. */
function queriesOf(blocks: readonly Block[]): Wanted[] {
  const wanted = blocks.flatMap((block): Wanted[] => {
    const page =
      block.widget === 'info/markdown-page'
        ? [{ name: 'content', page: String((block.props as { page?: unknown } | undefined)?.page) }]
        : []
    return [...(catalogue[block.widget]?.queries ?? []).map((name) => ({ name })), ...page]
  })
  return [...new Map(wanted.map((one) => [`${one.name} ${one.page ?? ''}`, one])).values()]
}

type GameQuery = (reader: PublicReader) => {
  readonly queryKey: readonly string[]
  readonly queryFn: () => Promise<unknown>
  readonly staleTime: number
}

/** The first games of the sections and lists that blocks show, and the game that the address names. */
function gamesOf(blocks: readonly Block[], { games }: SiteData, match: RouteMatch | undefined): readonly GameQuery[] {
  return blocks.flatMap((block): readonly GameQuery[] => {
    if (!catalogue[block.widget]?.queries.includes('games')) return []
    const { provider, play } = match?.parameters ?? {}
    if (block.widget === 'games/game-page') {
      return [(reader: PublicReader) => gamePageQuery(provider?.toLowerCase() ?? '', play ?? '', reader)]
    }
    const { section: id, list } = (block.props ?? {}) as { readonly section?: string; readonly list?: string }
    if (list !== undefined) {
      const section = { category: list as GameCategory }
      return isGameCategory(list) ? [(reader: PublicReader) => sectionStartQuery(section, undefined, reader)] : []
    }
    const section = id === undefined ? undefined : games.sections[id]
    if (!section) return []
    const { category = section.category } = match?.parameters ?? {}
    const asked = { ...section, category: category as GameCategory }
    return [(reader: PublicReader) => sectionStartQuery(asked, provider?.toLowerCase(), reader)]
  })
}

async function load({ name, page }: Wanted, reader: PublicReader, queryClient: QueryClient): Promise<void> {
  if (page !== undefined) {
    await queryClient.prefetchQuery({ queryKey: ['content', reader.locale, page], queryFn: () => reader.content(page) })
  } else if (isPublicQuery(name)) await queryClient.prefetchQuery<unknown>({ ...publicQuery(name, reader) } as never)
}

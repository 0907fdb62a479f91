import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { GuardFacts } from '../../runtime/areas/area.ts'
import type { QueryContext } from '../../runtime/areas/public-data.ts'
import { publicQuery } from '../../runtime/areas/public-query.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { devicesOf, type VisitorFacts } from '../../runtime/manifest/index.ts'
import { canShow } from '../../runtime/page/hide-missing-calls.ts'
import { evaluateGuards, needsOf } from '../../runtime/routing/guards.ts'
import { matchRoute, type RouteMatch } from '../../runtime/routing/match-route.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { type Block, isLoadedByHost, pageQueries } from './page-queries.ts'
import type { BlocksOfPage } from './static-widgets.ts'

/** A page before it renders: its route and its blocks. */
export interface LoadedPage extends BlocksOfPage {
  /** The route of the address, even if a guard refuses the page. */
  readonly addressRoute: RouteMatch | undefined
}

/** Waits for data that a page needs before it renders. The returned promise settles like `loading`. */
export type WhileLoading = <Data>(loading: Promise<Data>) => Promise<Data>

/** Finds the route and the blocks of a page, and loads their public data into the client. */
export async function loadPage(
  site: SiteData,
  request: PageRequest,
  reader: PublicReader,
  queryClient: QueryClient,
): Promise<LoadedPage> {
  const context = { reader, site }
  const { rest } = splitLocale(
    request.path,
    site.locales.map(({ code }) => code),
  )
  const guardData = await loadGuardData(pageOf(site, rest, request), queryClient, context)
  const match = pageOf(site, rest, request, guardData)
  const blocks = blocksOf(site, request, match)
  const inSlots = blocksInSlots(site, blocks)
  await Promise.all(
    pageQueries([...blocks, ...inSlots], match).map(({ name, parameters }) =>
      loadInto(queryClient, publicQuery(name, context, parameters as never)),
    ),
  )
  // The host cannot match the route itself, because only this bundle contains the areas' tests of parameters.
  return { match, addressRoute: matchRoute(site.routes, rest), blocks, inSlots }
}

/**
 * The paths of the pages that a guest may open on any device. Leaves out paths with parameters. The guards of the pages
 * get no public data.
 */
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
 * The route of a path for a guest. Undefined if no route fits the path and the guest, or if a guard treats the page as
 * missing (GRD-06).
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
    .filter(({ name }) => isLoadedByHost(name))
    .map(({ name, parameters }) => ({ name, query: publicQuery(name, context, parameters as never) }))
  await Promise.all(needed.map(({ query }) => loadInto(queryClient, query)))
  return ((name) => {
    const query = needed.find((one) => one.name === name)?.query
    return query && queryClient.getQueryData(query.queryKey)
  }) as GuardFacts['data']
}

/**
 * Loads public data that the client does not have. This is cheaper than the client's own loading, which prepares for
 * retries and cancellation. A failure becomes the state of the query.
 */
async function loadInto(
  client: QueryClient,
  { queryKey, queryFn }: { readonly queryKey: QueryKey; readonly queryFn: () => Promise<unknown> },
): Promise<void> {
  // Building the query before the response keeps the data in the order of the page's queries.
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }))
  if (query.state.data !== undefined) return
  try {
    const data = await queryFn()
    if (data !== undefined) query.setData(data, { manual: true })
  } catch (error) {
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) })
  }
}

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

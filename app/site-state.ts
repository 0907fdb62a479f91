import type { ShownData } from '../runtime/site/static-blocks.ts'
import type { PageRequest, SiteData, SiteRoute } from '../runtime/site/site-data.ts'

/** The regions of pages, by the id of their route. */
export type RegionsOfRoutes = Readonly<Record<string, NonNullable<SiteData['routes'][string]['regions']>>>

/**
 * The part of a site that its pages in one locale share, in one immutable file. It lacks the regions of pages, the
 * texts outside of the page frame, and everything that depends on the backend.
 */
export interface SharedSite extends Omit<SiteData, 'hash' | 'missingCalls' | 'routes' | 'navigation'> {
  readonly routes: Readonly<Record<string, ShortRoute>>
  readonly navigation: Readonly<Record<string, ShortMenu>>
}

/** The state in the HTML from which the browser hydrates the page, together with the shared part of the site. */
export interface SiteState {
  /**
   * The address of the shared part of the site. Pages of the preview and published files contain the part itself,
   * because its address may change or disappear.
   */
  readonly site: string | SharedSite
  /** The hash of the manifest, for the support code of an error and for the preview. */
  readonly hash: string
  readonly missingCalls?: readonly string[]
  /** The routes that the page lacks, because the backend lacks calls that they need. */
  readonly missingRoutes?: readonly string[]
  /** The texts that the page may show immediately, apart from the texts in the shared part. */
  readonly messages: SiteData['messages']
  /** The regions of the page's own route. */
  readonly regions: RegionsOfRoutes
  readonly request: Omit<PageRequest, 'now'>
  /**
   * The public data that the page needs to hydrate, each with its key (`publicQuery`). Lacks data that failed to load,
   * and data that only static widgets show.
   */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The widgets whose blocks keep the HTML of the page, with the public data that they show. */
  readonly statics: StaticWidgets
  /**
   * By the name of a static widget: when its HTML becomes outdated, in ms since 1970. Left out if no HTML becomes
   * outdated.
   */
  readonly staticUntil?: Readonly<Record<string, number>>
  /** The address of the whole site in the page's locale (`WholeSite`). */
  readonly wholeSiteAddress: string
  /** The time of rendering, in ms since 1970. The last value in the page, because it differs with each rendering. */
  readonly now: number
}

/** The public data that static widgets show, by the names of the widgets. */
export type StaticWidgets = Readonly<Record<string, ShownData>>

/** The texts of a locale, and the regions of all pages. A page contains only some of both. */
export interface WholeSite extends Pick<SiteData, 'messages'> {
  readonly regions: RegionsOfRoutes
}

/** The site with which a page hydrates. Its routes have no regions. */
export function siteOfPage({ hash, missingCalls, missingRoutes, messages }: SiteState, shared: SharedSite): SiteData {
  const routes = Object.entries(wholeRoutes(shared.routes)).filter(([id]) => missingRoutes?.includes(id) !== true)
  return {
    ...shared,
    hash,
    ...(missingCalls ? { missingCalls } : {}),
    routes: Object.fromEntries(routes),
    navigation: wholeMenus(shared.navigation),
    messages: { ...shared.messages, ...messages },
  }
}

type ShortRoute = Partial<SiteRoute>

/** A route for the browser: without its regions, and without what most routes have in common. */
export function shortRoute(id: string, { regions: _regions, ...route }: SiteRoute): ShortRoute {
  const common: Readonly<Record<string, unknown>> = commonOf(id)
  const own = Object.entries(route).filter(
    ([key, value]) => value !== common[key] && JSON.stringify(value) !== JSON.stringify(common[key]),
  )
  return Object.fromEntries(own) as unknown as ShortRoute
}

/** Restores routes from their short form. */
function wholeRoutes(routes: Readonly<Record<string, ShortRoute>>): SiteData['routes'] {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...commonOf(id), ...route }]))
}

/** The values of most routes, which the shared part leaves out. The shared part contains only enabled routes. */
const commonOf = (id: string) => ({
  path: `/${id}`,
  enabled: true,
  layout: 'default',
  guards: [],
  pageKey: id,
  title: `routes.${id}.title`,
})

type Menu = SiteData['navigation'][string]
type MenuItem = Menu['items'][string]

export interface ShortMenu {
  readonly order: Menu['order']
  readonly items: Readonly<Record<string, Partial<MenuItem>>>
}

/** A menu for the browser: without what most entries have in common. */
export function shortMenu({ order, items }: Menu): ShortMenu {
  const short = Object.entries(items).map(([id, item]) => {
    const common: Readonly<Record<string, unknown>> = commonOfItem(id, item)
    return [id, Object.fromEntries(Object.entries(item).filter(([key, value]) => value !== common[key]))]
  })
  return { order, items: Object.fromEntries(short) }
}

/** Restores menus from their short form. */
function wholeMenus(menus: SharedSite['navigation']): SiteData['navigation'] {
  return Object.fromEntries(
    Object.entries(menus).map(([name, { order, items }]) => [
      name,
      {
        order,
        items: Object.fromEntries(
          Object.entries(items).map(([id, item]) => [id, { ...commonOfItem(id, item), ...item }]),
        ),
      },
    ]),
  )
}

/** The values of most entries, which lead to the page with the entry's name. */
const commonOfItem = (id: string, { dialog, href }: Partial<MenuItem>) => ({
  label: `menu.${id}`,
  ...(dialog === undefined && href === undefined ? { route: id } : {}),
})

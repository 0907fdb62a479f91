import type { ShownData } from '../runtime/site/static-blocks.ts'
import type { PageRequest, SiteData, SiteRoute } from '../runtime/site/site-data.ts'

/** The regions of pages, by the id of their route. */
export type RegionsOfRoutes = Readonly<Record<string, NonNullable<SiteData['routes'][string]['regions']>>>

/**
 * The state in the HTML from which the browser hydrates the page. Its site has the texts, menus, layouts and shared
 * regions that the page may show immediately, its routes and menus in short, and no regions of pages: those of this
 * page are beside it.
 */
export interface SiteState {
  readonly site: Omit<SiteData, 'routes' | 'navigation'> & {
    readonly routes: Readonly<Record<string, ShortRoute>>
    readonly navigation: Readonly<Record<string, ShortMenu>>
  }
  /** The regions of the page's own route. */
  readonly regions: RegionsOfRoutes
  readonly request: PageRequest
  /** The public data of the page, each with its key (`publicQuery`). Data that failed to load is left out. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The widgets whose blocks keep the HTML of the page, with the public data that they show. */
  readonly statics: StaticWidgets
  /** The address of the whole site in the page's locale (`WholeSite`). */
  readonly whole: string
}

/** The public data that static widgets show, by the names of the widgets. */
export type StaticWidgets = Readonly<Record<string, ShownData>>

/** The parts of a site that a page contains in part only. */
export interface WholeSite extends Pick<SiteData, 'messages' | 'navigation' | 'layouts' | 'shell'> {
  readonly regions: RegionsOfRoutes
}

type ShortRoute = Partial<SiteRoute>

/** A route for the HTML: without its regions, and without what most routes have in common. */
export function shortRoute(id: string, { regions: _regions, ...route }: SiteRoute): ShortRoute {
  const common: Readonly<Record<string, unknown>> = commonOf(id)
  const own = Object.entries(route).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(common[key]))
  return Object.fromEntries(own) as unknown as ShortRoute
}

/** Restores the routes that the HTML holds in short. */
export function wholeRoutes(routes: Readonly<Record<string, ShortRoute>>): SiteData['routes'] {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...commonOf(id), ...route }]))
}

/** The values of most routes, which the HTML leaves out. A page lists enabled routes only. */
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

/** A menu of the HTML. */
export interface ShortMenu {
  readonly order: Menu['order']
  readonly items: Readonly<Record<string, Partial<MenuItem>>>
}

/** A menu for the HTML: without what most entries have in common. */
export function shortMenu({ order, items }: Menu): ShortMenu {
  const short = Object.entries(items).map(([id, item]) => {
    const common: Readonly<Record<string, unknown>> = commonOfItem(id, item)
    return [id, Object.fromEntries(Object.entries(item).filter(([key, value]) => value !== common[key]))]
  })
  return { order, items: Object.fromEntries(short) }
}

/** Restores the menus that the HTML holds in short. */
export function wholeMenus(menus: SiteState['site']['navigation']): SiteData['navigation'] {
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

/** Most entries lead to the page with their name. */
const commonOfItem = (id: string, { dialog, href }: Partial<MenuItem>) => ({
  label: `menu.${id}`,
  ...(dialog === undefined && href === undefined ? { route: id } : {}),
})

/** The id of the script element that holds the state. */
export const stateElement = 'livery-state'

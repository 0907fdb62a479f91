import type { RouteMatch } from '../../runtime/routing/match-route.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { StaticWidgets } from '../site-state.ts'
import { type Block, type PageQuery, pageQueries } from './page-queries.ts'

/** The route and the blocks of a page. */
export interface BlocksOfPage {
  /** Undefined if the page is missing for a guest. */
  readonly match: RouteMatch | undefined
  readonly blocks: readonly Block[]
  /** The blocks in the slots of these blocks. */
  readonly inSlots: readonly Block[]
}

/**
 * Finds the static widgets of a page, whose blocks keep the host's HTML, and the public data that each shows. A widget
 * is not static if it is also in a slot, or if data of it has not loaded.
 *
 * @param isLoaded whether the host has loaded the data of a query
 */
export function staticWidgets(page: BlocksOfPage, isLoaded: (query: PageQuery) => boolean): StaticWidgets {
  const names = new Set(page.blocks.map(({ widget }) => widget).filter((widget) => catalogue[widget]?.static === true))
  for (const { widget } of page.inSlots) names.delete(widget)
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const blocks = page.blocks.filter(({ widget }) => widget === name)
      const shown = pageQueries(blocks, page.match)
      return shown.every(isLoaded) ? [[name, shown]] : []
    }),
  )
}

/** The public data that only static widgets show, which the browser does not need. */
export function dataOfStaticOnly({ blocks, inSlots, match }: BlocksOfPage, names: StaticWidgets): readonly PageQuery[] {
  const hydrating = [...blocks, ...inSlots].filter(({ widget }) => !Object.hasOwn(names, widget))
  const needed = new Set(pageQueries(hydrating, match).map((query) => JSON.stringify(query)))
  return Object.values(names)
    .flat()
    .filter((query) => !needed.has(JSON.stringify(query)))
}

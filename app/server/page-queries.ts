import type { PublicName } from '../../runtime/areas/public-data.ts'
import { findQuery } from '../../runtime/areas/registered-areas.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { RouteMatch } from '../../runtime/routing/match-route.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'

/** A block of a site. */
export type Block = SiteData['shell'][string]['blocks'][string]

/** Public data that a page needs before it is rendered. */
export interface PageQuery {
  readonly name: PublicName
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * The public data that blocks need, as the facts of their widgets list it (`queries` in `*.widget.json`). Leaves out
 * duplicates, and data that only the browser loads.
 */
export function pageQueries(blocks: readonly Block[], match: RouteMatch | undefined): readonly PageQuery[] {
  const all = blocks.flatMap((block) =>
    (catalogue[block.widget]?.queries ?? []).map((use): PageQuery => {
      const { name, parameters } = typeof use === 'string' ? { name: use, parameters: {} } : use
      return { name: name as PublicName, parameters: parameterValues(parameters, block, match) }
    }),
  )
  const known = all.filter(({ name }) => isLoadedByHost(name))
  return [...new Map(known.map((query) => [JSON.stringify(query), query])).values()]
}

/** Whether the host loads the public data with this name. False for data that only the browser loads. */
export const isLoadedByHost = (name: string): boolean => {
  const query = findQuery(name)
  return query !== undefined && query.browserOnly !== true
}

/**
 * The values of a query's parameters: `props.section` is a prop of the block, `route.provider` a part of the address.
 */
function parameterValues(
  sources: Readonly<Record<string, string>>,
  block: Block,
  match: RouteMatch | undefined,
): Readonly<Record<string, string>> {
  const from: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    props: (block.props ?? {}) as Readonly<Record<string, unknown>>,
    route: match?.parameters ?? {},
  }
  return Object.fromEntries(
    Object.entries(sources).flatMap(([parameter, source]) => {
      const [place = '', name = ''] = source.split('.')
      const value = from[place]?.[name]
      return value === undefined ? [] : [[parameter, String(value)] as const]
    }),
  )
}

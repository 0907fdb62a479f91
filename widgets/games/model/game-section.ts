import { type Manifest } from '../../../runtime/widget-api/site.ts'
import type { RouteMatch } from '../../../runtime/widget-api/area.ts'

/**
 * Whether every game section that a page lists is there and on (GRD-06). The sections are the ones that its blocks name;
 * a category in its address was tested when the address was matched.
 */
export function knowsCategory(match: RouteMatch | undefined, sections: Manifest['games']['sections']): boolean {
  const blocks = Object.values(match?.route.regions ?? {}).flatMap((region) => Object.values(region.blocks))
  const named = blocks.flatMap(({ props }) => {
    const section = (props as { readonly section?: unknown } | undefined)?.section
    return typeof section === 'string' ? [section] : []
  })
  return named.every((id) => Object.hasOwn(sections, id) && sections[id]?.enabled !== false)
}

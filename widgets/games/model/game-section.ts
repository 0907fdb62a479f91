import { type Manifest } from '../../../runtime/widget-api/site.ts'
import type { RouteMatch } from '../../../runtime/widget-api/area.ts'

/**
 * Whether every game section that a page lists is there and on (GRD-06). The sections are the ones that its blocks name;
 * a category in its address was tested when the address was matched.
 */
export function knowsCategory(match: RouteMatch | undefined, sections: Manifest['games']['sections']): boolean {
  return sectionsOf(match).every((id) => Object.hasOwn(sections, id) && sections[id]?.enabled !== false)
}

/** The game sections that a page's blocks name. */
export function sectionsOf(match: RouteMatch | undefined): readonly string[] {
  const blocks = Object.values(match?.route.regions ?? {}).flatMap((region) => Object.values(region.blocks))
  return blocks.flatMap(({ props }) => {
    const section = (props as { readonly section?: unknown } | undefined)?.section
    return typeof section === 'string' ? [section] : []
  })
}

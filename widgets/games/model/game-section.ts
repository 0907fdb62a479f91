import { type Manifest } from '../../../runtime/widget-api/site.ts'
import type { RouteMatch } from '../../../runtime/widget-api/area.ts'

/**
 * Whether every game section of a page exists and is enabled (GRD-06). The blocks of the page name the sections. The
 * category was already tested when the address was matched.
 */
export function areSectionsEnabled(match: RouteMatch | undefined, sections: Manifest['games']['sections']): boolean {
  return sectionsOf(match).every((id) => Object.hasOwn(sections, id) && sections[id]?.enabled !== false)
}

/** The game sections in a page's blocks. */
export function sectionsOf(match: RouteMatch | undefined): readonly string[] {
  const blocks = Object.values(match?.route.regions ?? {}).flatMap((region) => Object.values(region.blocks))
  return blocks.flatMap(({ props }) => {
    const section = (props as { readonly section?: unknown } | undefined)?.section
    return typeof section === 'string' ? [section] : []
  })
}

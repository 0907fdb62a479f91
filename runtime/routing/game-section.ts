import type { Manifest } from '../manifest/index.ts'
import type { RouteMatch } from './match-route.ts'

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

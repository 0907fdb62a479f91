import { type Manifest } from '../../../runtime/widget-api/site.ts'
import type { RouteMatch } from '../../../runtime/widget-api/area.ts'

type Sections = Manifest['games']['sections']

/**
 * Whether every game section of a page exists and is enabled (GRD-06). If the address names a category, the page's
 * blocks must also offer this category, and the category must be enabled. The route's match has already tested that the
 * category exists.
 */
export function areSectionsEnabled(match: RouteMatch | undefined, sections: Sections): boolean {
  const category = match?.parameters.category
  return lobbiesOf(match).every(
    ({ section, categories }) =>
      Object.hasOwn(sections, section) &&
      sections[section]?.enabled !== false &&
      (category === undefined || (categories?.includes(category) !== false && isCategoryEnabled(category, sections))),
  )
}

/** Whether a category is enabled. A disabled section of the same name disables the category. */
export function isCategoryEnabled(category: string, sections: Sections): boolean {
  return !Object.hasOwn(sections, category) || sections[category]?.enabled !== false
}

/** The game sections in a page's blocks. */
export function sectionsOf(match: RouteMatch | undefined): readonly string[] {
  return lobbiesOf(match).map(({ section }) => section)
}

interface Lobby {
  readonly section: string
  readonly categories?: readonly string[]
}

/** The props of a page's blocks with a game section. */
function lobbiesOf(match: RouteMatch | undefined): readonly Lobby[] {
  const blocks = Object.values(match?.route.regions ?? {}).flatMap((region) => Object.values(region.blocks))
  return blocks.flatMap(({ props }) => (typeof (props as Partial<Lobby>)?.section === 'string' ? [props as Lobby] : []))
}

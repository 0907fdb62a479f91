import type { AreaDefaults, AreaFacts, Product } from './product.ts'
import type { Json } from './stages.ts'

/**
 * The areas of a site: those that every site has, and those in the manifest's list. Without a list, a site has all
 * areas.
 */
export function chosenAreas({ areas }: Pick<Product, 'areas'>, named: Json | undefined): ReadonlySet<string> {
  const always = Object.values(areas).filter((area) => area.always)
  const chosen = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : Object.keys(areas)
  return new Set([...chosen, ...always.map(({ name }) => name)])
}

/** The left-out areas of a site. */
export function leftOutAreas({ areas }: Pick<Product, 'areas'>, named: Json | undefined): readonly AreaFacts[] {
  // A site without a list has all areas.
  if (!Array.isArray(named)) return []
  return Object.values(areas).filter(({ name, always }) => !always && !named.includes(name))
}

/** The root keys of a manifest to which several areas add entries. No area owns these keys. */
export const sharedSettings = ['hosts', 'pages'] as const

/** The area of each setting, by root key of the manifest. An area's defaults name its settings. */
export function settingOwners(defaults: readonly AreaDefaults[]): Readonly<Record<string, string>> {
  const owned = defaults.flatMap(({ area, value }) => Object.keys(value).map((key) => [key, area] as const))
  const ownerless: readonly string[] = ['$schema', ...sharedSettings]
  return Object.fromEntries(owned.filter(([key]) => !ownerless.includes(key)))
}

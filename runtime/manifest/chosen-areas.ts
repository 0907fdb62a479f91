import type { AreaDefaults, AreaFacts, Product } from './product.ts'
import type { Json } from './stages.ts'

/** The areas that a site has: those that its manifest names, all where it names none, and those that every site has. */
export function chosenAreas({ areas }: Pick<Product, 'areas'>, named: Json | undefined): ReadonlySet<string> {
  const always = Object.values(areas).filter((area) => area.always)
  const chosen = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : Object.keys(areas)
  return new Set([...chosen, ...always.map(({ name }) => name)])
}

/** The areas that a site does not have. */
export function leftOutAreas({ areas }: Pick<Product, 'areas'>, named: Json | undefined): readonly AreaFacts[] {
  // Most sites name none and have all of them.
  if (!Array.isArray(named)) return []
  const chosen = chosenAreas({ areas }, named)
  return Object.values(areas).filter(({ name }) => !chosen.has(name))
}

/** Which area each setting belongs to, by root key of the manifest: an area's defaults name its settings. */
export function settingOwners(defaults: readonly AreaDefaults[]): Readonly<Record<string, string>> {
  const owned = defaults.flatMap(({ area, value }) => Object.keys(value).map((key) => [key, area] as const))
  // Lists of hosts belong to areas one by one.
  return Object.fromEntries(owned.filter(([key]) => key !== '$schema' && key !== 'hosts'))
}

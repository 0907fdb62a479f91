import type { Finding } from '../issues/finding.ts'
import { finding } from './check/make-finding.ts'
import { chosenAreas } from './chosen-areas.ts'
import type { Product } from './product.ts'
import type { Json } from './stages.ts'

/**
 * Finds the areas of a site that require left-out areas. Areas that require the same ones share one finding.
 *
 * @param named the list of areas in the manifest
 */
export function missingAreas(product: Product, named: Json | undefined): readonly Finding[] {
  const chosen = chosenAreas(product, named)
  const missing = Map.groupBy(chosen, (name) =>
    quotedList((product.areas[name]?.requires ?? []).filter((one) => !chosen.has(one))),
  )
  missing.delete('')
  return [...missing].map(([expected, names]) => {
    const [name = ''] = names
    const index = Array.isArray(named) && names.length === 1 ? named.indexOf(name) : -1
    const found = names.length === 1 ? {} : { found: quotedList(names) }
    return finding('area-missing', index === -1 ? '/areas' : `/areas/${index}`, { name, expected, ...found })
  })
}

const quotedList = (names: readonly string[]) => names.map((one) => `"${one}"`).join(', ')

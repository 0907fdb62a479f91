import type { Manifest } from '../../runtime/manifest/index.ts'
import { areas } from '../../schemas/generated/areas.ts'

const allAreas: readonly string[] = Object.keys(areas)

/**
 * Caches the names of areas by the list in the manifest, because the host reads them several times for each page.
 * Brands that inherit one list share one result, which saves memory.
 */
const known = new WeakMap<readonly string[], readonly string[]>()

/**
 * The names of a brand's areas: those that its manifest lists, and those that every brand has. Without a list, the
 * brand has all areas. Brands that inherit one list get the same object.
 */
export function areasOfBrand(manifest: Manifest): readonly string[] {
  const named = 'areas' in manifest ? (manifest.areas as readonly string[]) : allAreas
  const found = known.get(named) ?? allAreas.filter((name) => named.includes(name) || areas[name]?.always === true)
  known.set(named, found)
  return found
}

import type { Manifest } from '../../runtime/manifest/index.ts'
import { areas } from '../../schemas/generated/areas.ts'

/** The results, because the host reads the areas of a brand several times for each page. */
const known = new WeakMap<Manifest, readonly string[]>()

/**
 * The names of a brand's areas: those that its manifest lists, and those that every brand has. Without a list, the
 * brand has all areas.
 */
export function areasOfBrand(manifest: Manifest): readonly string[] {
  const found = known.get(manifest) ?? findAreas(manifest)
  known.set(manifest, found)
  return found
}

function findAreas(manifest: Manifest): readonly string[] {
  const named = 'areas' in manifest ? (manifest.areas as readonly string[]) : Object.keys(areas)
  return Object.keys(areas).filter((name) => named.includes(name) || areas[name]?.always === true)
}

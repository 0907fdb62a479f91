import type { Manifest } from '../../runtime/manifest/index.ts'
import { areas } from '../../schemas/generated/areas.ts'

/**
 * The names of a brand's areas: those that its manifest lists, and those that every brand has. Without a list, the
 * brand has all areas.
 */
export function areasOfBrand(manifest: Manifest): readonly string[] {
  const named = 'areas' in manifest ? (manifest.areas as readonly string[]) : Object.keys(areas)
  return Object.keys(areas).filter((name) => named.includes(name) || areas[name]?.always === true)
}

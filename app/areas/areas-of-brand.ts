import type { Manifest } from '../../runtime/manifest/index.ts'
import { areas } from '../../schemas/generated/areas.ts'

/** The areas of a brand by name: those that it lists, and those of every brand. */
export function areasOfBrand(manifest: Manifest): readonly string[] {
  const named = 'areas' in manifest ? (manifest.areas as readonly string[]) : Object.keys(areas)
  return Object.keys(areas).filter((name) => named.includes(name) || areas[name]?.always === true)
}

import type { Manifest } from '../../runtime/manifest/index.ts'
import { areas } from '../../schemas/generated/areas.ts'

/** The areas that a brand uses, in the order of their names: those that it names, and those that every brand has. */
export function areasOfBrand(manifest: Manifest): readonly string[] {
  const named = 'areas' in manifest ? (manifest.areas as readonly string[]) : Object.keys(areas)
  return Object.keys(areas).filter((name) => named.includes(name) || areas[name]?.always === true)
}

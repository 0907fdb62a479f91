import { suggestName } from '../../runtime/issues/index.ts'
import { type Json, leafPointers } from '../../runtime/manifest/index.ts'

/**
 * The most similar pointer of manifests, as the second sentence of a message: ` Did you mean "/toast"?`. Empty if none
 * is similar.
 */
export function pointerSuggestion(pointer: string, manifests: readonly Json[]): string {
  const known = new Set<string>()
  for (const manifest of manifests)
    for (const leaf of leafPointers(manifest))
      for (let place = leaf; place !== '' && !known.has(place); place = parentOf(place)) known.add(place)
  const suggestion = suggestName(pointer, known)
  return suggestion === undefined ? '' : ` ${suggestion}`
}

/** The pointer of the object that contains a value: `/a` for `/a/b`. */
const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

import { type JsonObject, type Layer, pointerKeys, readStrictJson } from '../../../runtime/manifest/index.ts'
import { placeInLayer, readLayerName } from '../engine/brand-path.ts'
import type { Draft, Drafts } from '../engine/drafts.ts'

/** The parsed value of each draft. `value` is undefined for a draft that is not JSON. */
const values = new WeakMap<Draft, { readonly value: JsonObject | undefined }>()

/**
 * The current value of a layer, in which a caller reads a pointer. If the pointer's file has a draft, the result
 * contains only this draft. A verdict's layer may be older than a draft of another window.
 *
 * @returns undefined if the draft is not JSON
 */
export function currentLayer(drafts: Drafts, layer: Layer, pointer: string): JsonObject | undefined {
  const place = placeInLayer(readLayerName(layer.name), pointer)
  const draft = place && !isAreaDefaults(layer) && drafts.all().get(`${layer.merchant}/${place.path}`)
  if (!draft) return layer.value
  const mount = pointer.slice(0, pointer.length - place.pointer.length)
  const value = valueOf(draft)
  return value && pointerKeys(mount).reduceRight<JsonObject>((inner, key) => ({ [key]: inner }), value)
}

function valueOf(draft: Draft): JsonObject | undefined {
  const known = values.get(draft)
  if (known) return known.value
  const json = readStrictJson(draft.text)
  const value = 'findings' in json ? undefined : json.value
  values.set(draft, { value })
  return value
}

/**
 * Whether a layer has the defaults of an area: its merchant is "base", but its files are outside of the folder "base".
 */
export const isAreaDefaults = ({ merchant, files }: Layer): boolean =>
  merchant === 'base' && files.every(({ path }) => !path.startsWith('base/'))

import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { namesOf } from '../brand-names.ts'
import type { MergedLayers } from '../model/merge-layers.ts'
import type { PlaceFacts } from './complete-json.ts'
import { fieldAtPath } from './field-at-path.ts'

/**
 * The facts of the schemas and the brand about a place of a file.
 *
 * @param path below the brand's folder, such as `manifest.json` or `tokens.json`
 * @param value the last valid JSON value of the file, which names the widgets of its blocks
 */
export function placeFacts(
  product: StudioProduct,
  values: MergedLayers,
  path: string,
  keys: readonly string[],
  value: JsonObject,
): PlaceFacts {
  if (path.startsWith('messages/'))
    return { field: undefined, names: keys.length === 0 ? (namesOf('message-id', values) ?? []) : [] }
  const field = fieldAtPath(product, path, keys, value)
  // The values of `tokens.json` are at `/tokens` of the manifest.
  const pointer = joinPointer(path === 'tokens.json' ? '/tokens' : '', ...keys)
  const inherited = field?.entries && valueAt(values.merged, pointer)
  const names = isObject(inherited) ? Object.keys(inherited) : (namesOf(field?.format, values) ?? [])
  return { field, names }
}

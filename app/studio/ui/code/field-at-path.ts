import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { fieldAt, type FieldSchema, readField } from '../model/field-schema.ts'

/**
 * The schema of a place in a file of a brand. Undefined if no schema describes it.
 *
 * @param path below the brand's folder, such as `manifest.json` or `tokens.json`
 * @param value the last valid JSON value of the file, which names the widgets of its blocks
 */
export function fieldAtPath(
  product: Pick<StudioProduct, 'layer' | 'tokens' | 'widgets'>,
  path: string,
  keys: readonly string[],
  value: JsonObject,
): FieldSchema | undefined {
  const root = rootOf(product, path)
  let field: FieldSchema | undefined = root && readField(root, root)
  for (const [depth, key] of keys.entries()) {
    const widget = key === 'props' ? widgetAt(product, keys.slice(0, depth), value) : undefined
    field = widget ? readField(widget, widget) : field && fieldAt(field, key)
  }
  return field
}

function rootOf({ layer, tokens }: Pick<StudioProduct, 'layer' | 'tokens'>, path: string): JsonObject | undefined {
  if (path === 'tokens.json') return tokens
  return path === 'manifest.json' || path.startsWith('environments/') ? layer : undefined
}

function widgetAt(
  { widgets }: Pick<StudioProduct, 'widgets'>,
  keys: readonly string[],
  value: JsonObject,
): JsonObject | undefined {
  const block = valueAt(value, joinPointer('', ...keys))
  const name = isObject(block) ? block.widget : undefined
  return widgets.find((one) => one.name === name)?.props
}

import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { fieldAt, type FieldSchema, readField } from '../model/field-schema.ts'

/**
 * The schema of a place in a file of a brand. Below `props` of a block it is that of the block's widget.
 *
 * @param path below the brand's folder: `manifest.json`, `tokens.json`
 * @param text the file as far as it can be read; names the widgets of blocks that are being written
 * @returns undefined if no schema describes the place
 */
export function fieldAtPath(
  product: Pick<StudioProduct, 'layer' | 'tokens' | 'widgets'>,
  path: string,
  keys: readonly string[],
  text: JsonObject,
): FieldSchema | undefined {
  const root = rootOf(product, path)
  let field: FieldSchema | undefined = root && readField(root, root)
  for (const [depth, key] of keys.entries()) {
    const widget = key === 'props' ? widgetAt(product, keys.slice(0, depth), text) : undefined
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
  text: JsonObject,
): JsonObject | undefined {
  const block = valueAt(text, joinPointer('', ...keys))
  const name = isObject(block) ? block.widget : undefined
  return widgets.find((one) => one.name === name)?.props
}

import { createLocator, type Locate, pointerInFile, type PlacePart } from './locate.ts'
import { mergeLayers } from './layers.ts'
import { isObject, pointerKeys, valueAt } from './pointer.ts'
import type { Explanation, Json, JsonObject, Layer, LayerFile, Origin } from './stages.ts'

/**
 * Finds the file and line that set a value of the merged layers. The topmost layer that sets the pointer wins, as in
 * merging. Falls back to the nearest parent that a layer sets.
 */
export function originOf(layers: readonly Layer[], pointer: string, part: PlacePart, locate: Locate): Origin {
  let current = pointer
  for (;;) {
    for (const layer of layers.toReversed()) {
      const file = fileThatSets(layer, current)
      if (file) return originIn(layer, file, current, part, locate)
    }
    if (current === '') break
    current = current.slice(0, current.lastIndexOf('/'))
  }
  const [base] = layers
  return { file: base?.files[0]?.path ?? '', line: 1, column: 1, layer: base?.kind ?? 'base' }
}

/**
 * The place of exactly this pointer in the topmost layer that sets it, even to `null`, and the layer's index. Undefined
 * if no layer sets it.
 */
export function writtenAt(
  layers: readonly Layer[],
  pointer: string,
  part: PlacePart,
  locate: Locate,
): { readonly height: number; readonly origin: Origin } | undefined {
  for (const [height, layer] of [...layers.entries()].toReversed()) {
    const file = fileThatSets(layer, pointer)
    if (file) return { height, origin: originIn(layer, file, pointer, part, locate) }
  }
  return undefined
}

/**
 * Explains values of one brand in one environment. Parses each file once.
 *
 * @param merged the merged layers; only values in it are explained
 */
export function createExplainer(layers: readonly Layer[], merged: JsonObject = mergeLayers(layers)) {
  const locate = createLocator()

  /**
   * The value at a pointer with its origin and the overridden values, nearest first. Undefined if the manifest has no
   * value there.
   */
  function explain(pointer: string): Explanation | undefined {
    const found: { origin: Origin; value: Json }[] = []
    for (const layer of layers.toReversed()) {
      const file = fileThatSets(layer, pointer)
      if (file) {
        const value = valueAt(layer.value, pointer)
        if (value === undefined) continue
        found.push({ origin: originIn(layer, file, pointer, 'value', locate), value })
      } else if (replacesAbove(layer, pointer)) break
    }
    const [winner, ...overrode] = found
    const value = valueAt(merged, pointer)
    if (!winner || value === undefined) return undefined
    return {
      value,
      origin: winner.origin,
      overrode: overrode.map(({ origin, value }) => ({ ...origin, value })),
    }
  }

  return {
    merged,
    explain,
    originOf: (pointer: string, part: PlacePart = 'value'): Origin => originOf(layers, pointer, part, locate),
  }
}

function originIn(layer: Layer, file: LayerFile, pointer: string, part: PlacePart, locate: Locate): Origin {
  const { line, column } = locate(file, pointerInFile(file, pointer) ?? '', part)
  return { file: file.path, line, column, layer: layer.kind }
}

function fileThatSets(layer: Layer, pointer: string): LayerFile | undefined {
  return layer.files.findLast((file) => {
    const inside = pointerInFile(file, pointer)
    return inside !== undefined && valueAt(file.value, inside) !== undefined
  })
}

/**
 * Whether the layer sets a parent of the pointer to null or to a value without keys. This removes the values of lower
 * layers.
 */
function replacesAbove(layer: Layer, pointer: string): boolean {
  let here: Json | undefined = layer.value
  for (const key of pointerKeys(pointer)) {
    if (here === undefined) return false
    if (!isObject(here)) return true
    here = Object.hasOwn(here, key) ? here[key] : undefined
  }
  return false
}

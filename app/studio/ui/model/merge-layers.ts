import { merge } from '../../../../runtime/manifest/merge.ts'
import { isObject, pointerKeys, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../../../runtime/manifest/stages.ts'
import { keepAlike } from '../../../../runtime/state/keep-alike.ts'
import type { StudioLayer } from '../../messages.ts'

/** A layer with its value. */
export interface FullLayer extends StudioLayer {
  readonly value: JsonObject
}

/** The layers of a brand with their merged value. */
export interface MergedLayers {
  readonly layers: readonly FullLayer[]
  /** For each layer, the merged value of this layer and the layers below it. */
  readonly upTo: readonly JsonObject[]
  /** The merged value of all layers. */
  readonly merged: JsonObject
}

/**
 * Merges layers, lowest first.
 *
 * @param previous an earlier result, whose equal parts are used again
 */
export function mergeLayers(layers: readonly FullLayer[], previous?: MergedLayers): MergedLayers {
  const upTo: JsonObject[] = []
  for (const { value } of layers) upTo.push(merge(upTo.at(-1) ?? {}, value) as JsonObject)
  const kept = upTo.map((sum, at) => {
    const known = previous?.upTo[at]
    return known ? keepAlike(known, sum) : sum
  })
  return { layers, upTo: kept, merged: kept.at(-1) ?? {} }
}

/** The layer from which `name` has its value at a pointer: `name` itself, or the next lower layer with a value. */
export function originAt({ layers }: MergedLayers, name: string, pointer: string): FullLayer | undefined {
  const at = layers.findIndex((one) => one.name === name)
  return layers.slice(0, at + 1).findLast(({ value }) => valueAt(value, pointer) !== undefined)
}

/** The value of the layer `name` at a pointer: its own value, or else its inherited value. */
export function editedAt({ layers, upTo }: MergedLayers, name: string, pointer: string): Json | undefined {
  return valueAt(upTo[layers.findIndex((one) => one.name === name)], pointer)
}

/** The value that a layer itself sets at a pointer. */
export const valueIn = ({ layers }: MergedLayers, name: string, pointer: string): Json | undefined =>
  valueAt(layers.find((one) => one.name === name)?.value, pointer)

/** The value that the layer `name` inherits at a pointer, from the layers below it. */
export function inheritedBy({ layers, upTo }: MergedLayers, name: string, pointer: string): Json | undefined {
  return valueAt(upTo[layers.findIndex((one) => one.name === name) - 1], pointer)
}

/** The lowest layer above the layer `name` that overrides its value at a pointer. Undefined if none does. */
export function hiddenBy({ layers }: MergedLayers, name: string, pointer: string): FullLayer | undefined {
  const at = layers.findIndex((one) => one.name === name)
  return layers.slice(at + 1).find(({ value }) => valueAt(value, pointer) !== undefined)
}

/** The layers above the layer `name` that add keys to the object at a pointer, each with these keys. */
export function entriesAbove(
  values: MergedLayers,
  name: string,
  pointer: string,
): readonly { readonly layer: string; readonly names: readonly string[] }[] {
  const at = values.layers.findIndex((one) => one.name === name)
  const known = editedAt(values, name, pointer)
  return values.layers.slice(at + 1).flatMap((layer) => {
    const own = valueAt(layer.value, pointer)
    const names = Object.entries(isObject(own) ? own : {}).flatMap(([key, value]) =>
      value === null || (isObject(known) && Object.hasOwn(known, key)) ? [] : key,
    )
    return names.length > 0 ? [{ layer: layer.name, names }] : []
  })
}

const leaves = new WeakMap<JsonObject, number>()

/** The number of leaves in a value. A list or an empty object is one leaf. */
export function countLeaves(value: Json | undefined): number {
  if (value === undefined) return 0
  if (!isObject(value)) return 1
  const known = leaves.get(value)
  if (known !== undefined) return known
  const parts = Object.values(value)
  const count = parts.length === 0 ? 1 : parts.reduce<number>((sum, part) => sum + countLeaves(part), 0)
  leaves.set(value, count)
  return count
}

/** A copy of a value with `to` at a pointer. Without `to`, the copy lacks the key. Creates missing parents. */
export function withValueAt(value: JsonObject, pointer: string, to: Json | undefined): JsonObject {
  const put = (here: Json | undefined, [key, ...rest]: readonly string[]): JsonObject => {
    const object = isObject(here) ? here : {}
    if (key === undefined) return object
    if (rest.length > 0) return { ...object, [key]: put(object[key], rest) }
    const { [key]: _gone, ...others } = object
    return to === undefined ? others : { ...object, [key]: to }
  }
  return put(value, pointerKeys(pointer))
}

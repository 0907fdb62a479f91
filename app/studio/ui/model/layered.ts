import { merge } from '../../../../runtime/manifest/merge.ts'
import { isObject, pointerKeys, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioLayer } from '../../messages.ts'

/** A layer with its value. */
export interface FullLayer extends StudioLayer {
  readonly value: JsonObject
}

/** The layers of a brand with their merged value. */
export interface Layered {
  readonly layers: readonly FullLayer[]
  readonly merged: JsonObject
}

/** Merges layers, lowest first. */
export function layered(layers: readonly FullLayer[]): Layered {
  return { layers, merged: layers.reduce<JsonObject>((all, { value }) => merge(all, value) as JsonObject, {}) }
}

/** The layer whose value is effective at a pointer: the highest one with a value there. */
export function originAt({ layers }: Layered, pointer: string): FullLayer | undefined {
  return layers.findLast(({ value }) => valueAt(value, pointer) !== undefined)
}

/** The value that a layer itself sets at a pointer. */
export const valueIn = ({ layers }: Layered, name: string, pointer: string): Json | undefined =>
  valueAt(layers.find((one) => one.name === name)?.value, pointer)

/** The value that the layer `name` inherits at a pointer, from the layers below it. */
export function inheritedBy({ layers }: Layered, name: string, pointer: string): Json | undefined {
  const at = layers.findIndex((one) => one.name === name)
  return valueAt(layered(layers.slice(0, at)).merged, pointer)
}

/** The lowest layer above the layer `name` that overrides its value at a pointer. Undefined if none does. */
export function hiddenBy({ layers }: Layered, name: string, pointer: string): FullLayer | undefined {
  const at = layers.findIndex((one) => one.name === name)
  return layers.slice(at + 1).find(({ value }) => valueAt(value, pointer) !== undefined)
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

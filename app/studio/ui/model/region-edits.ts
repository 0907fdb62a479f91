import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import type { Edit, StudioWidget } from '../../messages.ts'
import { editedAt, inheritedBy, type MergedLayers, valueIn } from './merge-layers.ts'

type PlaceEdit = Omit<Edit, 'layer'>

const lists = new WeakMap<object, readonly string[]>()

/**
 * The names of the blocks in an order. Returns the same list for the same order, so that its rows are not rendered
 * again.
 */
export function blockNames(order: Json | undefined): readonly string[] {
  if (!Array.isArray(order)) return []
  const names = lists.get(order) ?? order.map(String)
  lists.set(order, names)
  return names
}

/**
 * The edits that remove a block from its region. They also delete the block's definition, unless a lower layer defines
 * the block.
 */
export function blockRemoval(values: MergedLayers, layer: string, region: string, name: string): readonly PlaceEdit[] {
  const block = joinPointer(region, 'blocks', name)
  const orderPointer = joinPointer(region, 'order')
  const names = blockNames(editedAt(values, layer, orderPointer))
  const isOnlyHere = valueIn(values, layer, block) !== undefined && inheritedBy(values, layer, block) === undefined
  return [
    { pointer: orderPointer, value: names.filter((one) => one !== name) },
    ...(isOnlyHere ? [{ pointer: block }] : []),
  ]
}

/** The edits that add a widget with its first example at the end of a region, under an unused name. */
export function newBlock(
  values: MergedLayers,
  layer: string,
  region: string,
  widget: StudioWidget,
): { readonly name: string; readonly edits: readonly PlaceEdit[] } {
  const orderPointer = joinPointer(region, 'order')
  const names = blockNames(editedAt(values, layer, orderPointer))
  // Includes the names of removed blocks: under such a name, the new block would merge with a lower layer's definition.
  const ofLayers = values.layers.flatMap(({ value }) => {
    const blocks = valueAt(value, joinPointer(region, 'blocks'))
    return isObject(blocks) ? Object.keys(blocks) : []
  })
  const taken = new Set([...names, ...ofLayers])
  const word = widget.name.split('/').at(-1) ?? 'block'
  let name = word
  for (let count = 2; taken.has(name); count += 1) name = `${word}-${count}`
  const [example = {}] = widget.examples
  const block: Json = { widget: widget.name, ...(Object.keys(example).length > 0 ? { props: example } : {}) }
  return {
    name,
    edits: [
      { pointer: joinPointer(region, 'blocks', name), value: block },
      { pointer: orderPointer, value: [...names, name] },
    ],
  }
}

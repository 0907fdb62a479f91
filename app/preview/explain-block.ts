import {
  createExplainer,
  isObject,
  joinPointer,
  type Layer,
  leafPointers,
  valueAt,
} from '../../runtime/manifest/index.ts'
import type { BlockExplanation } from './bar-info.ts'

/**
 * The origins of a block's widget and of each of its props, as in `livery explain`.
 *
 * @param block the path in the attribute `data-block` of the block's element, such as
 *   `routes/home/regions/main/blocks/banner`
 * @returns undefined if the manifest has no such block
 */
export function explainBlock(layers: readonly Layer[], block: string): BlockExplanation | undefined {
  const pointer = joinPointer('', ...block.split('/'))
  const { explain, merged, originOf } = createExplainer(layers)
  const value = valueAt(merged, pointer)
  if (!isObject(value) || typeof value.widget !== 'string') return undefined
  const propsPointer = joinPointer(pointer, 'props')
  const leaves = isObject(value.props) && Object.keys(value.props).length > 0 ? leafPointers(value.props) : []
  return {
    block,
    widget: value.widget,
    place: originOf(joinPointer(pointer, 'widget')),
    props: leaves.flatMap((leaf) => {
      const explained = explain(`${propsPointer}${leaf}`)
      if (!explained) return []
      const { value, origin, overrode } = explained
      return [{ name: leaf.slice(1), value, place: origin, overrode }]
    }),
  }
}

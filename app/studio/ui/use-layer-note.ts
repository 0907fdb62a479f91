import { layerFor } from './brand-edits.ts'
import { useStudio } from './studio-state.ts'
import { type Translate, useText } from './use-text.ts'

/** The name of a layer for the operator. */
export function layerTitle(text: Translate, name: string): string {
  const [folder = '', environment] = name.split('/')
  return environment === undefined
    ? text('every-environment', { brand: folder })
    : text('one-environment', { brand: folder, environment })
}

/**
 * Returns a function that describes a change of a place: the layer that the studio writes, and the other affected
 * brands.
 */
export function useLayerNote(): (pointer: string) => string {
  const text = useText()
  const target = useStudio((state) => state.target)
  const brand = useStudio((state) => state.brand)
  return (pointer) => {
    const layer = layerFor(pointer, target)
    const others = (brand?.layers.find(({ name }) => name === layer)?.touches ?? []).filter(
      (one) => one !== brand?.brand,
    )
    const written = text('writes-to', { layer: layerTitle(text, layer) })
    return others.length === 0 ? written : `${written} ${text('reaches', { brands: others.join(', ') })}`
  }
}

import { pointerKeys } from '../../../runtime/manifest/pointer.ts'
import type { Edit, StudioProduct } from '../messages.ts'
import { fieldAtPath } from './code/field-at-path.ts'
import { isReplacement } from './model/typed-edit.ts'
import type { MergedLayers } from './model/merge-layers.ts'

/** A page that shows typed texts before the studio's server has accepted them. */
export interface Painter {
  readonly paint: (pointer: string, text: string) => void
  /**
   * Called after the server has accepted the texts typed at these places. The page shows the server's texts there once
   * it has received them.
   */
  readonly accept: (pointers: readonly string[]) => void
  /** Called after the server has refused the texts typed at these places. The page shows the server's texts again. */
  readonly refuse: (pointers: readonly string[]) => void
}

let painter: Painter | undefined

/** Shows typed texts on a page until the returned function is called. */
export function paintOn(page: Painter): () => void {
  painter = page
  return () => {
    if (painter === page) painter = undefined
  }
}

/**
 * Shows typed texts immediately, but only free text. Values with a format or with choices wait for the server, which
 * validates them.
 *
 * @param values the layers before the edits
 * @returns whether the page has received all of the edits
 */
export function paintTypedTexts(
  edits: readonly Edit[],
  values: MergedLayers,
  product: StudioProduct | undefined,
): boolean {
  if (!painter || !product) return false
  let areAllPainted = true
  for (const one of edits) {
    const { pointer, value } = one
    if (typeof value === 'string' && isReplacement(values, one) && isFreeText(pointer, values, product))
      painter.paint(pointer, value)
    else areAllPainted = false
  }
  return areAllPainted
}

export const acceptPainted = (edits: readonly Edit[]): void => painter?.accept(edits.map(({ pointer }) => pointer))
export const refusePainted = (edits: readonly Edit[]): void => painter?.refuse(edits.map(({ pointer }) => pointer))

function isFreeText(pointer: string, values: MergedLayers, product: StudioProduct): boolean {
  const keys = pointerKeys(pointer)
  if (keys[0] === 'messages') return true
  const field = fieldAtPath(product, 'manifest.json', keys, values.merged)
  return field !== undefined && field.types.join() === 'string' && field.format === undefined && !field.choices
}

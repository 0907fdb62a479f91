import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Edit } from '../../messages.ts'
import { hiddenBy, type MergedLayers } from './merge-layers.ts'

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Whether an edit replaces a plain value by another of the same type, as each typed letter of a word does. False if a
 * higher layer overrides the place.
 */
export const isReplacement = (values: MergedLayers, { layer, pointer, value }: Edit): boolean =>
  isPlain(value) &&
  typeof valueAt(values.merged, pointer) === typeof value &&
  hiddenBy(values, layer, pointer) === undefined

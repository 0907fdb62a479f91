import type { Json } from '../../../runtime/manifest/stages.ts'
import { layerFor } from './brand-edits.ts'
import { editedAt } from './model/merge-layers.ts'
import { useStudio } from './studio-state.ts'

/**
 * The value that a control at a pointer shows and edits: that of the edited layer, or the value that this layer
 * inherits. A higher layer may override it.
 */
export const useValue = (pointer: string): Json | undefined =>
  useStudio(({ values, target }) => editedAt(values, layerFor(pointer, target), pointer))

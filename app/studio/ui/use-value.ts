import type { Json } from '../../../runtime/manifest/stages.ts'
import { layerFor } from './brand-edits.ts'
import { editedAt } from './model/merge-layers.ts'
import { useStudio } from './studio-state.ts'

/**
 * The own or inherited value of the edited layer at a pointer, which a control shows. A higher layer may override it.
 */
export const useValue = (pointer: string): Json | undefined =>
  useStudio(({ values, target }) => editedAt(values, layerFor(pointer, target), pointer))

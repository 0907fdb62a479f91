import { create } from 'zustand'
import { isString, storeInTab, storedInTab } from './tab-state.ts'

interface Selection {
  /** The pointer of the block whose form is open. */
  readonly block: string | undefined
  /** The place that an issue or the preview has requested. The form scrolls to its field. */
  readonly wanted: { readonly pointer: string; readonly isFocused: boolean } | undefined
}

export const useSelection = create<Selection>(() => ({ block: storedInTab('block', isString), wanted: undefined }))

useSelection.subscribe(({ block }) => storeInTab('block', block ?? null))

import { create } from 'zustand'
import { isWord, keep, kept } from './kept.ts'

interface Selection {
  /** The pointer of the block whose form is open. */
  readonly block: string | undefined
  /** The place that an issue or the preview has asked for: its field is scrolled to. */
  readonly wanted: { readonly pointer: string; readonly isFocused: boolean } | undefined
}

export const useSelection = create<Selection>(() => ({ block: kept('block', isWord), wanted: undefined }))

useSelection.subscribe(({ block }) => keep('block', block ?? null))

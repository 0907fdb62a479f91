import { create } from 'zustand'

interface Selection {
  /** The pointer of the block whose form is open. */
  readonly block: string | undefined
  /** The place that an issue or the preview has asked for: its field is scrolled to. */
  readonly wanted: string | undefined
}

export const useSelection = create<Selection>(() => ({ block: undefined, wanted: undefined }))

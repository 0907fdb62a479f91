import type { ReactNode } from 'react'
import { Dialog } from '../../_ui/Dialog.tsx'
import { useHistoryEntry } from './use-history-entry.ts'

/**
 * A dialog that is open while `isOpen` is true. Calls `onClose` however the dialog closes, also when the player goes
 * back.
 */
export function GameDialog({
  id,
  isOpen,
  isFilled = isOpen,
  isAlert,
  title,
  onClose,
  children,
}: {
  readonly id: string
  readonly isOpen: boolean
  /**
   * Whether the content is mounted and the dialog may keep its entry in the history. By default, the same as `isOpen`.
   * A button that acts after the dialog has closed needs the content and the entry.
   */
  readonly isFilled?: boolean
  readonly isAlert?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  useHistoryEntry(id, { isOpen, isUsed: isFilled, onBack: onClose })
  return (
    <Dialog
      id={id}
      state={{ isOpen, open: ignore, close: onClose }}
      isAlert={isAlert}
      isEmpty={!isFilled}
      title={title}
    >
      {children}
    </Dialog>
  )
}

/** Only the launcher opens the dialog. */
function ignore() {}

import type { ReactNode } from 'react'
import { Dialog } from '../../_ui/Dialog.tsx'

/** A dialog that is open while `isOpen` is true. Reports every way of closing. */
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
   * Whether the content is mounted. By default, only while the dialog is open. A button that acts after the dialog has
   * closed must stay mounted.
   */
  readonly isFilled?: boolean
  readonly isAlert?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}) {
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

import type { ReactNode } from 'react'
import { Dialog } from '../../_ui/Dialog.tsx'

/** A dialog that is open while `isOpen` holds, and empty else. However it is closed, it says so. */
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
  /** Whether its content stays, where what is pressed in it acts after it has closed. */
  readonly isFilled?: boolean
  readonly isAlert?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <Dialog id={id} state={{ isOpen, open: ignore, close: onClose }} isAlert={isAlert} title={isFilled ? title : null}>
      {isFilled ? children : null}
    </Dialog>
  )
}

/** The launcher alone opens it. */
function ignore() {}

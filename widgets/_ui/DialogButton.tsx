import type { ButtonHTMLAttributes } from 'react'
import { awaitDialog } from './awaited-dialog.ts'

interface DialogButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The id of the dialog. */
  readonly dialog: string
}

/**
 * A button that opens a dialog natively, even before any script has run. A dialog that is still loading opens after it
 * has loaded.
 */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      onClick={() => openByScript(dialog)}
      {...button}
    />
  )
}

/** Opens the dialog if the browser does not support commands. Stores the press if the dialog has not rendered yet. */
function openByScript(id: string): void {
  const dialog = document.getElementById(id)
  if (!dialog) return awaitDialog(id)
  if ('command' in HTMLButtonElement.prototype) return
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

import type { ButtonHTMLAttributes } from 'react'

interface DialogButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The id of the dialog. */
  readonly dialog: string
}

/** A button that opens a dialog, natively: it answers before any script has run. */
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

/** Where the browser does not know commands yet. */
function openByScript(id: string): void {
  if ('command' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Focuses the first visible input, or else the dialog. A field with `isFirst` that loads later focuses itself. */
export function focusFirst(dialog: HTMLDialogElement): void {
  const fields = [...dialog.querySelectorAll('input')]
  const first = fields.find((field) => field.checkVisibility()) ?? dialog
  first.focus()
}

/** Whether the focus is where the browser puts it before the content has loaded: on the dialog or its close button. */
export function isUnfocused(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document
  return activeElement === dialog || (activeElement?.parentElement === dialog && activeElement.matches('[command]'))
}

/**
 * Ignores the second press of a double click on the button that opened a dialog. Otherwise it would select the title,
 * or press a button at the same place. Returns the function that ends this.
 */
export function ignoreDoubleClickOfOpener(dialog: HTMLElement): () => void {
  let isPressed = false
  const ignore = (event: MouseEvent) => {
    // The first press inside the dialog begins a count of its own.
    isPressed ||= event.detail <= 1
    if (isPressed) return
    event.preventDefault()
    event.stopPropagation()
  }
  const kinds = ['mousedown', 'click', 'dblclick'] as const
  for (const kind of kinds) dialog.addEventListener(kind, ignore, true)
  return () => {
    for (const kind of kinds) dialog.removeEventListener(kind, ignore, true)
  }
}

/**
 * Ignores the second press of a double click on the button that opened a dialog. Otherwise it would select the title,
 * or press a button at the same place. Returns the function that ends this.
 */
export function ignoreDoubleClickOfOpener(dialog: HTMLElement): () => void {
  let isPressed = false
  const ignore = (event: MouseEvent) => {
    // `detail` counts successive clicks. At most 1 means that this press is not the second of a double click.
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

/**
 * Ignores the second press of a double click if it hits another button or link than the first press. The first press
 * may have removed a row or closed a dialog, so that another control is at its place. Returns the function that ends
 * this.
 */
export function ignoreDoubleClickOnNext(page: Document): () => void {
  let pressed: Element | null = null
  const ignore = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('button, a') : null
    if (event.detail <= 1) pressed = control
    if (control === pressed) return
    event.preventDefault()
    event.stopPropagation()
  }
  page.addEventListener('click', ignore, true)
  return () => page.removeEventListener('click', ignore, true)
}

/** The event on a dialog that the program, not the visitor, is about to open. */
export const neededEvent = 'livery-needed'

/**
 * Loads the code of a dialog that waits for its first use. Code that runs later finds the attribute on the dialog's
 * block.
 */
export function loadDialog(id: string): void {
  const dialog = document.getElementById(id)
  dialog?.closest('.block')?.setAttribute('data-needed', '')
  dialog?.dispatchEvent(new Event(neededEvent))
}

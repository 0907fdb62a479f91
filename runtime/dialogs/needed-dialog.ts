/** The event on a dialog that the program is about to open, instead of a visitor's press. */
export const neededEvent = 'livery-needed'

/** Loads the code of a dialog that waits for its first use. The mark on its block is for code that asks later. */
export function loadDialog(id: string): void {
  const dialog = document.getElementById(id)
  dialog?.closest('.block')?.setAttribute('data-needed', '')
  dialog?.dispatchEvent(new Event(neededEvent))
}

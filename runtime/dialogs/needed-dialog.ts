/** The event that `loadDialog` dispatches on a dialog that the program, not the visitor, is about to open. */
export const neededEvent = 'livery-needed'

/** Makes a dialog load its code before its first use. A listener that is added after the event finds `data-needed`. */
export function loadDialog(id: string): void {
  const dialog = document.getElementById(id)
  dialog?.closest('.block')?.setAttribute('data-needed', '')
  dialog?.dispatchEvent(new Event(neededEvent))
}

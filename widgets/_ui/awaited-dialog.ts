/** The dialog whose button was pressed before it had come, and the page that it was pressed on. */
let awaited: { readonly id: string; readonly address: string } | undefined

/** Keeps the last press on a button whose dialog is not on the page yet, as a member's dialogs have files of their own. */
export function awaitDialog(id: string): void {
  awaited = { id, address: window.location.href }
}

/** Whether a dialog that comes now was asked for on this page; tells it once. */
export function takeAwaited(id: string): boolean {
  if (awaited?.id !== id) return false
  const { address } = awaited
  awaited = undefined
  return address === window.location.href
}

/** The dialog whose button was pressed before the dialog had loaded, and the page of that press. */
let awaited: { readonly id: string; readonly address: string } | undefined

/** Stores the last press on a button whose dialog has not loaded yet: members' dialogs load from separate files. */
export function awaitDialog(id: string): void {
  awaited = { id, address: window.location.href }
}

/** Whether a dialog that has just loaded was requested on this page. Returns true at most once for each press. */
export function takeAwaited(id: string): boolean {
  if (awaited?.id !== id) return false
  const { address } = awaited
  awaited = undefined
  return address === window.location.href
}

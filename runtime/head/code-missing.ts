/** The notice that the host puts into every page, hidden: its program could not be loaded (NAV-06). */
export const codeMissingElement = 'livery-code-missing'

/** Shows the notice. The page stays as the server sent it: readable, and its links and dialogs work by themselves. */
export function showCodeMissing(): void {
  const notice = document.getElementById(codeMissingElement)
  if (notice) notice.hidden = false
}

/** Shows the notice when a script of the page itself cannot be loaded. */
export function watchForMissingCode(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showCodeMissing(), true)
}

/** The id of each page's hidden notice, which appears if the program fails to load (NAV-06). */
export const codeMissingElement = 'livery-code-missing'

/** Shows the notice. The server's page stays readable, and its links and native dialogs work. */
export function showCodeMissing(): void {
  const notice = document.getElementById(codeMissingElement)
  if (notice) notice.hidden = false
}

/** Shows the notice when a script of the page fails to load. */
export function watchForMissingCode(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showCodeMissing(), true)
}

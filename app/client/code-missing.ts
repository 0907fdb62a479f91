/** The notice that the host puts into every page, hidden: its program could not be loaded (NAV-06). */
export const codeMissingElement = 'livery-code-missing'

/** Shows it. The page stays as the server sent it: readable, and its links and dialogs answer by themselves. */
export function showCodeMissing(): void {
  const notice = document.getElementById(codeMissingElement)
  if (notice) notice.hidden = false
}

/** The visitor's choices for the interface, stored on this device (LAY-06, STA-09). */
export type InterfaceChoice = 'theme' | 'sidebar' | 'appDownload' | 'visitor'

const values: Readonly<Record<InterfaceChoice, readonly string[]>> = {
  theme: ['dark', 'light'],
  sidebar: ['wide', 'narrow'],
  appDownload: ['closed'],
  visitor: ['member'],
}

/** Sets the system and the stored choices as attributes of the document's element, before the first paint. */
export function restoreInterface(root: HTMLElement): void {
  root.dataset.system = /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'other'
  try {
    for (const [name, possible] of Object.entries(values)) {
      const kept = localStorage.getItem(name)
      if (kept !== null && possible.includes(kept)) root.dataset[name] = kept
      else if (name === 'theme' && root.dataset.appearance === 'system') root.dataset.theme = systemTheme()
    }
  } catch {
    // Without storage, the brand's settings apply.
  }
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

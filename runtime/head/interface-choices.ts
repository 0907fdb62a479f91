/** The visitor's choices for the interface and the kind of the last visitor, stored on this device (LAY-06, STA-09). */
export type InterfaceChoice = 'theme' | 'sidebar' | 'appDownload' | 'visitor'

const values: Readonly<Record<InterfaceChoice, readonly string[]>> = {
  theme: ['dark', 'light'],
  sidebar: ['wide', 'narrow'],
  appDownload: ['closed'],
  visitor: ['member'],
}

/**
 * Sets the operating system (`ios` or `other`) and the stored choices as attributes of the document's element, before
 * the first paint.
 */
export function restoreInterface(root: HTMLElement): void {
  root.dataset.system = isIos(navigator) ? 'ios' : 'other'
  for (const [name, possible] of Object.entries(values)) {
    const stored = storedChoice(name)
    if (stored !== null && possible.includes(stored)) root.dataset[name] = stored
    else if (name === 'theme' && root.dataset.appearance === 'system') root.dataset.theme = systemTheme()
  }
}

/**
 * Applies a choice immediately, as an attribute of the document that CSS reads, and stores it. If storage is forbidden
 * or full, the choice lasts until the document unloads.
 */
export function keepInterface(choice: InterfaceChoice, value: string): void {
  document.documentElement.dataset[choice] = value
  try {
    localStorage.setItem(choice, value)
  } catch {
    // Storage is forbidden or full.
  }
}

/** The stored choice. Null if no choice is stored or storage is forbidden, so that the brand's settings apply. */
function storedChoice(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Whether this is an iPhone or an iPad. An iPad names itself a Mac, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What a visitor has chosen of the page itself, kept on this device (LAY-06, STA-09). */
export type InterfaceChoice = 'theme' | 'sidebar' | 'appDownload'

const values: Readonly<Record<InterfaceChoice, readonly string[]>> = {
  theme: ['dark', 'light'],
  sidebar: ['wide', 'narrow'],
  appDownload: ['closed'],
}

/**
 * A choice takes effect at once, as an attribute of the document that CSS looks at, and is kept. Where storage is forbidden
 * or full, it holds for this page.
 */
export function keepInterface(choice: InterfaceChoice, value: string): void {
  document.documentElement.dataset[choice] = value
  try {
    localStorage.setItem(choice, value)
  } catch {
    // There is nowhere to keep it.
  }
}

/**
 * Runs in the head, before anything is drawn: which system this is, and the kept choices, where they are such. `r` is the
 * document's element.
 */
export const interfaceScript = `r.dataset.system=/iPhone|iPad|iPod/.test(navigator.userAgent)?'ios':'other';try{for(const [n,v] of ${JSON.stringify(Object.entries(values))}){const t=localStorage.getItem(n);if(v.includes(t))r.dataset[n]=t;else if(n==='theme'&&r.dataset.appearance==='system')r.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}}catch{}`

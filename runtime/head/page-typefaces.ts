import { whenAtRest } from './page-events.ts'

/** The storage key for "this browser has the brand's typefaces". */
const key = 'typefaces'

/**
 * The longest time from the page's request to the head's script that counts as a fast connection, in ms. The request
 * of a font takes about as long, and the browser waits only about 100 ms for an optional font.
 */
const quickPage = 120

/**
 * Chooses the device's own typefaces (`data-typefaces="late"`) for a page that arrives slowly, unless the browser has
 * already fetched the brand's fonts. On such a page, the fonts would delay scripts and pictures, and arrive too late.
 */
export function chooseTypefaces(root: HTMLElement): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Without storage, the browser counts as one without the brand's fonts.
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const taken = performance.now() - (navigation?.requestStart ?? 0)
  if (kept === null && taken > quickPage) root.dataset.typefaces = 'late'
}

/**
 * How long the browser has to be idle before it loads the fonts for the next page, in ms. Browsers load fonts before
 * pictures.
 */
const fontDelay = 3000

/** The maximum length of the text that selects a page's fonts, in characters. */
const sampleLength = 2000

/**
 * Fetches the fonts of this page's text after its pictures, so that the next page uses them
 * (`data-typefaces="fetched"`).
 */
export function keepTypefaces(): void {
  const root = document.documentElement
  if (root.dataset.typefaces !== 'late') return
  const keep = async () => {
    // The browser fetches only the fonts that contain a character of this text.
    const sample = `A ${document.getElementById('root')?.textContent.slice(0, sampleLength)}`
    const load = ({ family, weight }: FontFace) =>
      document.fonts.load(`${weight} 1em "${family.replaceAll('"', '')}"`, sample)
    try {
      await Promise.all([...document.fonts].map(load))
      if (root.dataset.typefaces === 'late') root.dataset.typefaces = 'fetched'
      localStorage.setItem(key, 'kept')
    } catch {
      // A font failed to load, or the browser forbids storage. The next slow page shows the device's typefaces again.
    }
  }
  whenAtRest(() => setTimeout(() => void keep(), fontDelay))
}

/** Shows the brand's fonts if the browser has fetched them. Called when the visitor opens another page. */
export function showTypefaces(): void {
  const root = document.documentElement
  if (root.dataset.typefaces === 'fetched') delete root.dataset.typefaces
}

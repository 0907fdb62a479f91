/** The storage key that marks that this browser has the brand's typefaces. */
const key = 'typefaces'

/** A page that starts within this time gets its fonts in time, in ms. */
const quickPage = 300

/**
 * Chooses the device's own typefaces for a first visit over a slow connection (`data-typefaces="late"`): the brand's
 * fonts would delay what the page needs, arrive late and not be used.
 */
export function chooseTypefaces(root: HTMLElement): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Storage is forbidden, so each visit counts as the first.
  }
  if (kept === null && performance.now() > quickPage) root.dataset.typefaces = 'late'
}

/** Fetches the fonts of this page's language once everything else has loaded, so that the next page uses them. */
export function keepTypefaces(): void {
  if (document.documentElement.dataset.typefaces !== 'late') return
  const keep = async () => {
    const { lang } = document.documentElement
    // The browser does not fetch a font without a character of this text.
    const sample = `A ${new Intl.DisplayNames([lang], { type: 'language' }).of(lang)}`
    const load = ({ family, weight }: FontFace) =>
      document.fonts.load(`${weight} 1em "${family.replaceAll('"', '')}"`, sample)
    try {
      await Promise.all([...document.fonts].map(load))
      localStorage.setItem(key, 'kept')
    } catch {
      // A font failed to load, or cannot be cached. The next page looks like this one.
    }
  }
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep(), { once: true })
}

/** The storage key that says that this browser has the brand's typefaces. */
const key = 'typefaces'

/** A page that begins within this many ms gets its faces in time. */
const quickPage = 300

/**
 * Chooses the device's own typefaces for a first visit over a slow line (`data-typefaces="late"`): a face of the brand
 * would come late, hold up what the page needs, and then not be used.
 */
export function chooseTypefaces(root: HTMLElement): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Storage is forbidden: each visit is a first one.
  }
  if (kept === null && performance.now() > quickPage) root.dataset.typefaces = 'late'
}

/** Fetches the faces of this page's language once all else is here, so that the next page is set in them. */
export function keepTypefaces(): void {
  if (document.documentElement.dataset.typefaces !== 'late') return
  const keep = async () => {
    const { lang } = document.documentElement
    // A face that holds no character of this text is not fetched.
    const sample = `A ${new Intl.DisplayNames([lang], { type: 'language' }).of(lang)}`
    const load = ({ family, weight }: FontFace) =>
      document.fonts.load(`${weight} 1em "${family.replaceAll('"', '')}"`, sample)
    try {
      await Promise.all([...document.fonts].map(load))
      localStorage.setItem(key, 'kept')
    } catch {
      // A face that does not come, or nowhere to keep it: the next page is set as this one.
    }
  }
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep(), { once: true })
}

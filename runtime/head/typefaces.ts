/** Where it is kept that a browser holds the brand's typefaces. */
const key = 'typefaces'

/** Where the page begins sooner after it was asked for, in ms, a face comes in time as well. */
const quickPage = 300

/**
 * Runs in the head, before anything is drawn. Whoever comes for the first time over a slow line gets the device's own
 * typefaces (`data-typefaces="late"`): a face of the brand would come late, hold up what the page needs, and then not be
 * used. `r` is the document's element.
 */
export const typefacesScript = `let h;try{h=localStorage.getItem('${key}')}catch{}if(!h&&performance.now()>${quickPage})r.dataset.typefaces='late'`

/** Fetches the faces of this page's language once all else is here, so that the next page is set in them. */
export function keepTypefaces(): void {
  if (document.documentElement.dataset.typefaces !== 'late') return
  const keep = async () => {
    const wanted = [...document.fonts].filter(
      ({ unicodeRange }) => document.documentElement.lang === 'th' || !unicodeRange.includes('U+E01'),
    )
    try {
      await Promise.all(wanted.map((face) => face.load()))
      localStorage.setItem(key, 'kept')
    } catch {
      // A face that does not come, or nowhere to keep it: the next page is set as this one.
    }
  }
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep(), { once: true })
}

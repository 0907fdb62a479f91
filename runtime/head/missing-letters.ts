/** A character without a meaning in Unicode. Its width is that of the box for characters that no font contains. */
const unassigned = '\u0378'

/**
 * Shows the brand's fonts immediately if the device has no font with the letters of this page. An empty box for each
 * Thai letter is worse than a change of the layout.
 */
export function replaceMissingLetters(): void {
  const root = document.documentElement
  const text = document.getElementById('root')?.textContent ?? ''
  if (!lacksLetters(text)) return
  for (const { style } of fontFaceRules()) {
    const value = (name: string) => style.getPropertyValue(name)
    // The page's own font faces have `font-display: optional`. If such a face loads late, the browser does not show it.
    const face = new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      // A face without a range is for all characters.
      unicodeRange: value('unicode-range') || 'U+0-10FFFF',
      display: 'swap',
    })
    document.fonts.add(face)
  }
  delete root.dataset.typefaces
}

/**
 * Whether the device has no glyphs for a text in the language of the page. Tests letters without upper and lower case,
 * such as Thai ones. Devices have fonts for all other letters.
 */
function lacksLetters(text: string): boolean {
  const letters = new Set(text.match(/\p{Lo}/gu))
  const context = document.createElement('canvas').getContext('2d')
  if (letters.size === 0 || context === null) return false
  context.font = '32px sans-serif'
  const box = context.measureText(unassigned).width
  // The browser measures some letters by their parts: the Thai letter ำ has two.
  return [...letters].every((letter) => context.measureText(letter).width === box * letter.normalize('NFKD').length)
}

/** The font faces of the page's own styles. The browser does not reveal the rules of sheets from other origins. */
function fontFaceRules(): readonly CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
}

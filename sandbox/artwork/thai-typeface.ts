import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The family name of the embedded typeface. */
export const thaiFamily = 'Embedded Thai'

let style: string | undefined

/**
 * The style element that embeds a Thai typeface, 12 kB. A picture cannot load the typefaces of its page, and a system
 * without a Thai font would show boxes.
 */
export function thaiTypeface(): string {
  if (style === undefined) {
    const file = createRequire(import.meta.url).resolve(
      '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-600-normal.woff2',
    )
    const font = readFileSync(file).toString('base64')
    style = `<style>@font-face{font-family:"${thaiFamily}";unicode-range:U+0E00-0E7F;src:url(data:font/woff2;base64,${font})}</style>`
  }
  return style
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontsCss, type Manifest } from '../../runtime/manifest/index.ts'

type Typeface = Manifest['theme']['fonts'][number]

const families: Readonly<Record<Typeface, { readonly name: string; readonly hasThai: boolean }>> = {
  'ibm-plex-mono': { name: 'IBM Plex Mono', hasThai: false },
  'ibm-plex-sans-thai': { name: 'IBM Plex Sans Thai', hasThai: true },
  kanit: { name: 'Kanit', hasThai: true },
  mitr: { name: 'Mitr', hasThai: true },
  'noto-sans-thai': { name: 'Noto Sans Thai', hasThai: true },
  trirong: { name: 'Trirong', hasThai: true },
}

const weights = [400, 600] as const
const ranges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122',
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
}

/**
 * The font faces of a brand’s typefaces and of no others; a browser fetches only the scripts that a page uses. A face that
 * is not there at once waits for the next page: a text that changes its type under the eye moves everything below it.
 *
 * @param isBuilt whether visitors see the page; the preview waits for the faces, so that a first look shows the brand
 */
export function fontFaces(fonts: readonly Typeface[], isBuilt: boolean): string {
  const display = isBuilt ? 'optional' : 'block'
  return fonts
    .flatMap((font) => {
      const { name, hasThai } = families[font]
      const scripts = hasThai ? (['latin', 'thai'] as const) : (['latin'] as const)
      return scripts.flatMap((script) =>
        weights.map(
          (weight) =>
            `@font-face{font-family:"${name}";font-style:normal;font-display:${display};font-weight:${weight};src:url(/_livery/fonts/${font}-${script}-${weight}.woff2) format("woff2");unicode-range:${ranges[script]}}`,
        ),
      )
    })
    .join('\n')
}

/** The brand’s typefaces without those that have to be fetched, where they would come late (`data-typefaces`). */
export function deviceFonts({ tokens, theme }: Pick<Manifest, 'tokens' | 'theme'>): string {
  const fetched = theme.fonts.map((font) => families[font].name)
  return `[data-typefaces=late]{${fontsCss(tokens, fetched)}}`
}

const require = createRequire(import.meta.url)

/** The bytes of a font file by its name in `fontFaces`, or undefined. */
export function fontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const [, font = '', script, weight] = /^([a-z-]+)-(latin|thai)-(400|600)\.woff2$/.exec(name) ?? []
  if (!Object.hasOwn(families, font)) return undefined
  try {
    return new Uint8Array(
      readFileSync(require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`)),
    )
  } catch {
    return undefined
  }
}

import { fontsCss, type Manifest } from '../../runtime/manifest/index.ts'
import { languageOf, subsetsOf } from '../../schemas/locale-code.ts'

export type Typeface = Manifest['theme']['fonts'][number]

const weights = [400, 600] as const

/** A typeface as its package describes it. */
export interface Family {
  readonly name: string
  /** Ranges of characters by the name of their subset, such as `thai`. */
  readonly ranges: Readonly<Record<string, string>>
  /** Identifies the bytes of the files. */
  readonly version: string
}

/** The typefaces of the program. */
export interface TypefaceFiles {
  readonly family: (font: Typeface) => Family
  /** A file of a typeface in WOFF 2. Undefined without such a file. */
  readonly file: (font: string, subset: string, weight: string) => Uint8Array<ArrayBuffer> | undefined
}

const none: TypefaceFiles = { family: (name) => ({ name, ranges: {}, version: '0' }), file: () => undefined }

let files = none

/** Registers the typefaces. Without a call of this function, pages use the fonts of the device. */
export function registerTypefaces(found: TypefaceFiles): void {
  files = found
}

/**
 * The font faces of a brand’s typefaces, for the letters of its languages. A font that loads late appears on the next
 * page, because a swap would shift the layout.
 *
 * @param isForVisitors whether visitors see the page; the preview waits for the fonts instead
 */
export function fontFaces({ theme, locales }: Pick<Manifest, 'theme' | 'locales'>, isForVisitors: boolean): string {
  const display = isForVisitors ? 'optional' : 'block'
  const wanted = new Set(['latin', ...Object.values(locales).flatMap(({ code }) => subsetsOf(languageOf(code)))])
  return theme.fonts
    .flatMap((font) => {
      const { name, ranges, version } = files.family(font)
      const subsets = [...wanted].filter((subset) => Object.hasOwn(ranges, subset))
      return subsets.flatMap((subset) => {
        // Every page has Latin characters. The faces of other scripts follow, so they take precedence in their ranges.
        const range = subset === 'latin' ? '' : `;unicode-range:${ranges[subset]}`
        return weights.map(
          (weight) =>
            `@font-face{font-family:"${name}";font-display:${display};font-weight:${weight};src:url(/_livery/fonts/${font}-${subset}-${weight}.${version}.woff2)${range}}`,
        )
      })
    })
    .join('\n')
}

/** The brand’s font stacks without web fonts, for a page that would receive the fonts late (`data-typefaces`). */
export function deviceFonts({ tokens, theme }: Pick<Manifest, 'tokens' | 'theme'>): string {
  const fetched = theme.fonts.map((font) => files.family(font).name)
  return `[data-typefaces]{${fontsCss(tokens, fetched)}}`
}

/** The bytes of a font file by its name in `fontFaces`, of any version. Undefined for an unknown file. */
export function fontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const pattern = /^((?:[a-z0-9]+-)+?)([a-z]+(?:-ext|-aboriginal)?)-(400|600)(?:\.[\w-]+)?\.woff2$/
  const [, font, subset = '', weight = ''] = pattern.exec(name) ?? []
  return font === undefined ? undefined : files.file(font.slice(0, -1), subset, weight)
}

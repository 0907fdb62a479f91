import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontsCss, type Manifest } from '../../runtime/manifest/index.ts'
import { installationFolder } from '../areas/installation-folder.ts'
import { remember } from './remember.ts'

type Typeface = Manifest['theme']['fonts'][number]

const weights = [400, 600] as const

/** The Latin characters that pages use. The device's own font covers all others. */
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122'

/** A typeface as its package describes it. */
interface Family {
  readonly name: string
  /** Ranges of characters by subset: `thai`. */
  readonly ranges: Readonly<Record<string, string>>
}

/**
 * The font faces of a brand’s typefaces, with the scripts of the brand’s languages. A browser fetches only the faces
 * that a page uses. A late font is used from the next page on, because changing it would shift the layout.
 *
 * @param isBuilt whether visitors see the page; the preview waits for the fonts instead, so that the first render shows
 *   the brand
 */
export function fontFaces({ theme, locales }: Pick<Manifest, 'theme' | 'locales'>, isBuilt: boolean): string {
  const display = isBuilt ? 'optional' : 'block'
  const wanted = new Set(['latin', ...Object.values(locales).map(({ code }) => subsetOf(code.slice(0, 2)))])
  return theme.fonts
    .flatMap((font) => {
      const { name, ranges } = familyOf(font)
      const subsets = [...wanted].filter((subset) => Object.hasOwn(ranges, subset))
      return subsets.flatMap((subset) =>
        weights.map(
          (weight) =>
            `@font-face{font-family:"${name}";font-style:normal;font-display:${display};font-weight:${weight};src:url(/_livery/fonts/${font}-${subset}-${weight}.woff2) format("woff2");unicode-range:${ranges[subset]}}`,
        ),
      )
    })
    .join('\n')
}

/** The subset of a typeface that holds the script of a language: `khmer` of `km`. */
function subsetOf(language: string): string {
  const { script = '' } = new Intl.Locale(language).maximize()
  return new Intl.DisplayNames(['en'], { type: 'script' }).of(script)?.toLowerCase() ?? ''
}

/** The brand’s font stacks without web fonts, for pages on which those would arrive late (`data-typefaces`). */
export function deviceFonts({ tokens, theme }: Pick<Manifest, 'tokens' | 'theme'>): string {
  const fetched = theme.fonts.map((font) => familyOf(font).name)
  return `[data-typefaces=late]{${fontsCss(tokens, fetched)}}`
}

const familyOf = remember(readFamily, 32)

function readFamily(font: Typeface): Family {
  const read = (file: string): unknown => {
    const path = findFile(font, file)
    return path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'))
  }
  const { family = font } = read('metadata.json') as { readonly family?: string }
  const ranges = read('unicode.json') as Family['ranges']
  return { name: family, ranges: { ...ranges, latin } }
}

/** A file of a typeface’s package: of the project’s, or of the installation’s. */
function findFile(font: string, file: string): string | undefined {
  const installation = installationFolder()
  for (const from of [import.meta.url, ...(installation === undefined ? [] : [join(installation, 'livery.json')])]) {
    try {
      return createRequire(from).resolve(`@fontsource/${font}/${file}`)
    } catch {
      // The next folder may have it.
    }
  }
  return undefined
}

/** The bytes of a font file by its name in `fontFaces`, or undefined. */
export function fontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const [, font = '', file = ''] = /^((?:[a-z0-9]+-)+?)((?:[a-z]+)-(?:400|600))\.woff2$/.exec(name) ?? []
  if (font === '') return undefined
  const path = findFile(font.slice(0, -1), `files/${font}${file}-normal.woff2`)
  return path === undefined ? undefined : new Uint8Array(readFileSync(path))
}

/** The files of a brand’s typefaces in WOFF 1, with the scripts of its languages, for programs that read no WOFF 2. */
export function woffFonts({ theme, locales }: Pick<Manifest, 'theme' | 'locales'>) {
  const subsets = ['latin', ...new Set(Object.values(locales).map(({ code }) => subsetOf(code.slice(0, 2))))]
  return theme.fonts.flatMap((font) =>
    [...new Set(subsets)].flatMap((subset) => {
      const path = findFile(font, `files/${font}-${subset}-600-normal.woff`)
      return path === undefined ? [] : [{ family: familyOf(font).name, bytes: new Uint8Array(readFileSync(path)) }]
    }),
  )
}

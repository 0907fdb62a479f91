import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { installationFolder } from '../areas/installation-folder.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import { type Family, type Typeface, type TypefaceFiles } from './fonts.ts'
import { languageOf, subsetsOf } from '../../schemas/locale-code.ts'

/** The characters of the Latin subset. The device's own font shows characters that are in no subset of the typeface. */
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122'

/** The typefaces of the packages `@fontsource/*`, of Livery itself and of the installation. */
export const typefacePackages: TypefaceFiles = {
  family: memoizeLastCalls(readFamily, 32),
  file: (font, subset, weight) => bytesOfFile(font, `files/${font}-${subset}-${weight}-normal.woff2`),
}

/**
 * The weight 600 of a brand’s typefaces in WOFF 1, for programs without WOFF 2. Each subset of letters has one file.
 */
export function woffFonts({ theme, locales }: Pick<Manifest, 'theme' | 'locales'>) {
  const subsets = ['latin', ...Object.values(locales).flatMap(({ code }) => subsetsOf(languageOf(code)))]
  return theme.fonts.flatMap((font) =>
    [...new Set(subsets)].flatMap((subset) => {
      const bytes = bytesOfFile(font, `files/${font}-${subset}-600-normal.woff`)
      return bytes ? [{ family: typefacePackages.family(font).name, bytes }] : []
    }),
  )
}

function readFamily(font: Typeface): Family {
  const read = (file: string): Readonly<Record<string, string>> => {
    const path = findFile(font, file)
    const value: unknown = path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'))
    return Object.fromEntries(Object.entries<unknown>(Object(value)).filter(isTextEntry))
  }
  const { family = font } = read('metadata.json')
  const { version = '0' } = read('package.json')
  const ranges = read('unicode.json')
  return { name: family, ranges: { ...ranges, latin }, version: version.replaceAll('.', '-') }
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

function bytesOfFile(font: string, file: string): Uint8Array<ArrayBuffer> | undefined {
  const path = findFile(font, file)
  return path === undefined ? undefined : new Uint8Array(readFileSync(path))
}

/** Finds a file of a typeface’s package, in the project or in the installation. */
function findFile(font: string, file: string): string | undefined {
  const installation = installationFolder()
  for (const from of [import.meta.url, ...(installation === undefined ? [] : [join(installation, 'livery.json')])]) {
    try {
      return createRequire(from).resolve(`@fontsource/${font}/${file}`)
    } catch {
      // Tries the next folder.
    }
  }
  return undefined
}

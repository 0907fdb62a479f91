import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { fallbackLanguage } from '../../schemas/generated/languages.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { contentHtml } from './content.ts'

/** Reads a file in the folder of a brand or of a release. Undefined for a missing file. */
export type ReadBrandFile = (folder: string, path: string) => Uint8Array<ArrayBuffer> | undefined

/** A text page of a brand as HTML, or undefined if the brand has no such page. */
export function brandContent(
  resolved: ResolvedManifest,
  locale: string,
  page: string,
  readFile: ReadBrandFile,
): string | undefined {
  // Without a translation, visitors see the page in the fallback language.
  const files = [languageOf(locale), fallbackLanguage].map((language) => `${language}/${page}.md`)
  const file = files.find((path) => resolved.content.has(path)) ?? ''
  const folder = resolved.content.get(file)
  const bytes = folder === undefined ? undefined : readFile(folder, `content/${file}`)
  if (!bytes) return undefined
  const { manifest } = resolved
  return contentHtml(new TextDecoder().decode(bytes), {
    merchant: manifest.merchant.name,
    minimumAge: String(manifest.responsible.minimumAge),
    termsVersion: manifest.responsible.termsVersion,
  })
}

const assetTypes = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
])

/** The media type of a picture by its file extension. Undefined for any other file. */
export const assetType = (file: string): string | undefined => assetTypes.get(file.split('.').at(-1) ?? '')

/**
 * Serves a picture of a brand. The headers of the response keep an SVG from running scripts.
 *
 * @param isVersioned whether the address changes with the picture
 */
export function brandAsset(
  resolved: ResolvedManifest,
  file: string,
  readFile: ReadBrandFile,
  isVersioned = false,
): Response {
  const folder = resolved.assets.get(file)
  const bytes = folder === undefined ? undefined : readFile(folder, `assets/${file}`)
  const type = assetType(file)
  if (!bytes || !type) return new Response('Not found', { status: 404 })
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
}

import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { contentHash } from '../content-hash.ts'

/** A page with a title of its own from its area, such as the page of an article. */
export interface TitledPage {
  /** The path of the page without the locale. */
  readonly path: string
  readonly title: string
}

/**
 * The path of the picture for links to a page in a locale. The picture depends on the manifest and on the page's own
 * title, so the query contains a hash of each.
 */
export async function linkPicturePath(
  locale: string,
  route: string,
  { hash }: Pick<ResolvedManifest, 'hash'>,
  titled?: TitledPage,
): Promise<string> {
  const folder = `/_livery/link-pictures/${locale}`
  const version = hash.slice(0, 8)
  if (titled === undefined) return `${folder}/${route}.png?${version}`
  const ofTitle = await contentHash(titled.title, 8)
  return `${folder}/page${titled.path}.png?${version}-${ofTitle}`
}

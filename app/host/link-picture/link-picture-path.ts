import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'

/** The path of the picture for links to a page, in a locale. The picture depends on the manifest, which the query names. */
export const linkPicturePath = (locale: string, route: string, { hash }: Pick<ResolvedManifest, 'hash'>) =>
  `/_livery/link-pictures/${locale}/${route}.png?${hash.slice(0, 8)}`

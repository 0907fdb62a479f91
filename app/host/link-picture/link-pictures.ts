import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../brand-content.ts'

type Picture = Uint8Array<ArrayBuffer> | undefined

/** The maximum number of cached pictures, at some 30 kB each. */
const mostPictures = 200

/** Draws the picture of a page with its title as a PNG. Undefined if the brand lacks the page. */
export type DrawLinkPicture = (
  resolved: ResolvedManifest,
  locale: string,
  page: { readonly route: string; readonly title: string | undefined },
  readFile: ReadBrandFile,
) => Promise<Picture>

/** The pictures for links to brands' pages. Draws each on its first request, and caches it. */
export function createLinkPictures(readFile: ReadBrandFile, draw: DrawLinkPicture = async () => undefined) {
  const cached = new Map<string, Promise<Picture>>()
  return {
    /**
     * The picture of a page as a PNG; undefined if the brand has no such page.
     *
     * @param title the page's own title, if it has one
     */
    async find(resolved: ResolvedManifest, locale: string, route: string, title?: string): Promise<Picture> {
      const { routes, locales } = resolved.manifest
      if (!Object.hasOwn(routes, route) || !Object.hasOwn(locales, locale)) return undefined
      const key = `${resolved.merchant} ${resolved.hash} ${locale} ${route} ${title ?? ''}`
      const known = cached.get(key)
      if (known) return known
      const drawn = draw(resolved, locale, { route, title }, readFile)
      drawn.catch(() => cached.delete(key))
      if (cached.size >= mostPictures) cached.delete(cached.keys().next().value ?? '')
      cached.set(key, drawn)
      return drawn
    },
  }
}

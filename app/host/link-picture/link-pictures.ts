import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../brand-content.ts'

type Picture = Uint8Array<ArrayBuffer> | undefined

/** The most pictures that a host keeps. Each has some 30 kB. */
const mostKept = 200

/** The pictures for links to the pages of brands. Each is drawn when it is first asked for, and kept. */
export function createLinkPictures(readFile: ReadBrandFile) {
  const kept = new Map<string, Promise<Picture>>()
  return {
    /**
     * The picture of a page as a PNG; undefined if the brand has no such page.
     *
     * @param title of a page that has its own
     */
    async find(resolved: ResolvedManifest, locale: string, route: string, title?: string): Promise<Picture> {
      const { routes, locales } = resolved.manifest
      if (!Object.hasOwn(routes, route) || !Object.hasOwn(locales, locale)) return undefined
      const key = `${resolved.merchant} ${resolved.hash} ${locale} ${route} ${title ?? ''}`
      const known = kept.get(key)
      if (known) return known
      // The engine loads with the first picture.
      const drawn = import('./link-picture.ts').then(({ drawLinkPicture }) =>
        drawLinkPicture(resolved, locale, { route, title }, readFile),
      )
      drawn.catch(() => kept.delete(key))
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, drawn)
      return drawn
    },
  }
}

import type { PageCache, RenderedResponse } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'

/** The number of requests within a page's lifetime that make the page popular. */
const popularFrom = 16

/**
 * Compresses popular pages a second time, with more effort: 6 % fewer bytes for ten times the CPU time. Compresses one
 * page at a time. Meanwhile, the host sends the first result.
 */
export function createPopularPages(
  pages: Pick<PageCache, 'get' | 'set'>,
  { compress, decompress, now }: Pick<PageDependencies, 'compress' | 'decompress' | 'now'>,
) {
  const requests = new WeakMap<RenderedResponse, number>()
  let isBusy = false

  async function compressAgain(key: string, page: RenderedResponse): Promise<void> {
    if (!compress || !decompress) return
    const compressed = await compress(await decompress(page.compressed), 'popular')
    if (compressed.length >= page.compressed.length || pages.get(key, page.hash, now()) !== page) return
    const compressedHeaders = { ...page.compressedHeaders, 'content-length': String(compressed.length) }
    pages.set(key, { ...page, compressed, compressedHeaders })
    // The cache stores a copy of the page.
    const smaller = pages.get(key, page.hash, now())
    if (smaller) requests.set(smaller, Number.POSITIVE_INFINITY)
  }

  return {
    /** Counts a request for a cached page. Starts the second compression of a popular page. */
    count(key: string, page: RenderedResponse): void {
      const sum = (requests.get(page) ?? 0) + 1
      if (sum < popularFrom) requests.set(page, sum)
      else if (sum !== Number.POSITIVE_INFINITY && !isBusy && page.compressed.length > 0) {
        requests.set(page, Number.POSITIVE_INFINITY)
        isBusy = true
        // After a failure, the page stays as it is.
        compressAgain(key, page)
          .catch(() => {})
          .finally(() => {
            isBusy = false
          })
      }
    },
  }
}

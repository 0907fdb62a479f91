/** A page as sent over the network, for all visitors with the same result. */
export interface RenderedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  /** The page in Brotli. Empty if the host does not compress. */
  readonly compressed: Uint8Array<ArrayBuffer>
  /** The manifest that the page was rendered from. The host sends no page of an older manifest. */
  readonly hash: string
  /** When it expires, in ms since 1970. */
  readonly until: number
  /** The route and the title of a page that an area has given its own title. */
  readonly titled?: { readonly route: string; readonly title: string }
}

/** The longest lifetime of a page, in ms. */
export const pageLifetime = 30_000

/**
 * Caches rendered pages up to a number of bytes. The least recently used one goes first.
 *
 * @param limit in bytes
 */
export function createPageCache(limit: number) {
  const pages = new Map<string, RenderedAnswer>()
  let size = 0
  let newest: string | undefined
  const weigh = ({ body, compressed }: RenderedAnswer) => body.length + compressed.length + 1024

  function remove(key: string, page: RenderedAnswer): void {
    pages.delete(key)
    size -= weigh(page)
  }

  return {
    get(key: string, hash: string, now: number): RenderedAnswer | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.hash !== hash || now >= page.until) {
        remove(key, page)
        return undefined
      }
      // A Map keeps the order of insertion, so a used entry moves to the end.
      if (key !== newest) {
        pages.delete(key)
        pages.set(key, page)
        newest = key
      }
      return page
    },
    set(key: string, page: RenderedAnswer): void {
      const before = pages.get(key)
      if (before) remove(key, before)
      if (weigh(page) > limit) return
      pages.set(key, page)
      newest = key
      size += weigh(page)
      for (const [oldest, its] of pages) {
        if (size <= limit) break
        remove(oldest, its)
      }
    },
    /** The limit of the cache, in bytes. */
    limit,
    /** In bytes. */
    size: () => size,
    count: () => pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const boundaries = new Set(['start_date', 'end_date', 'maintenance_start', 'maintenance_end', 'from', 'until'])

/**
 * The next time at which a part of a page appears or disappears, in ms since 1970. Infinity without one.
 *
 * @param data the input of the page: its blocks with their conditions, and the public data
 */
export function nextBoundary(data: unknown, now: number, read: (text: string) => number): number {
  let next = Number.POSITIVE_INFINITY
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && boundaries.has(key)) {
        const moment = read(part)
        if (moment > now && moment < next) next = moment
      } else walk(part)
    }
  }
  walk(data)
  return next
}

import type { ByteCache } from './byte-cache.ts'
import type { PageBeginning } from './popular-pages.ts'

/** A rendered page, as the host sends it to all visitors who get the same page. */
export interface RenderedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The headers of a response with the page in Brotli. They contain the compressed length. */
  readonly compressedHeaders: Readonly<Record<string, string>>
  /** The uncompressed page. Undefined if the host has the page in Brotli. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
  /** The page in Brotli. Empty if the host does not compress. */
  readonly compressed: Uint8Array<ArrayBuffer>
  /** The beginning of the page. Undefined if the host does not compress the page again. */
  readonly beginning?: PageBeginning
  /** The hash of the manifest that the page was rendered from. The host sends no page of an older manifest. */
  readonly hash: string
  /** When the page expires, in ms since 1970. */
  readonly until: number
  /** The page's route and title, if an area has given the page its own title. */
  readonly titled?: { readonly route: string; readonly title: string }
}

/** The longest lifetime of a page, in ms. */
export const pageLifetime = 30_000

/**
 * Caches rendered pages in the memory of the host. Drops the plain body of a compressed page, because that body is five
 * times as large and few clients request it.
 */
export function createPageCache(memory: ByteCache) {
  const pages = memory.part<RenderedResponse>(
    'page',
    ({ body, compressed }) => (body?.length ?? 0) + compressed.length + 1024,
    ({ until }) => until,
  )
  return {
    get(key: string, hash: string, now: number): RenderedResponse | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.hash === hash && now < page.until) return page
      pages.delete(key)
      return undefined
    },
    set(key: string, page: RenderedResponse): void {
      pages.set(key, page.compressed.length > 0 ? { ...page, body: undefined } : page)
    },
    count: pages.count,
    /** The bytes of all cached pages. */
    size: pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const boundaries = new Set(['start_date', 'end_date', 'maintenance_start', 'maintenance_end', 'from', 'until'])

type ParseTime = (text: string) => number

/**
 * The next time at which a part of a page appears or disappears, in ms since 1970. Infinity without such a part.
 *
 * @param data input of the page, such as blocks with their conditions, or public data
 * @param parseTime parses a time of this data to ms since 1970
 */
export function nextBoundary(data: unknown, now: number, parseTime: ParseTime): number {
  return firstAfter(boundariesIn(data, parseTime), now)
}

/** The first of some times after `now`. Infinity without such a time. */
export const firstAfter = (times: readonly number[], now: number): number =>
  times.reduce((first, time) => (time > now && time < first ? time : first), Number.POSITIVE_INFINITY)

/** All times in the data at which a part of a page appears or disappears, in ms since 1970. */
export function boundariesIn(data: unknown, parseTime: ParseTime): readonly number[] {
  const found: number[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && boundaries.has(key)) found.push(parseTime(part))
      else walk(part)
    }
  }
  walk(data)
  return found
}

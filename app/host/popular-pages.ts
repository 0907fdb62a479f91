import type { ByteCache } from './byte-cache.ts'
import { joinBytes } from './bytes.ts'
import type { Compress } from './compress-page.ts'
import { type HtmlDocument, wholeDocument } from './document.ts'
import type { PageCache, RenderedResponse } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { withPlainEnd } from './plain-end.ts'

/** The number of requests for the same content that makes its page popular. */
const popularFrom = 16

/** How long the host remembers a page's content after its first rendering, in ms. */
const firstLifetime = 120_000
/** How long the host remembers a page's content after any later rendering, in ms. */
const contentLifetime = 600_000

/** The content of a page: all bytes before the timestamp of its rendering, which is at its end. */
export interface PageBeginning {
  /** The hash of its bytes. */
  readonly hash: string
  /** The number of its bytes. */
  readonly length: number
}

/**
 * The state of a page's content. Mutable, because all cached pages with the same content count their requests in it.
 */
interface Content {
  /** The number of requests for cached pages with this beginning. */
  requests: number
  /** The compressed beginning. Undefined until a second rendering has the same beginning. */
  compressed: Uint8Array<ArrayBuffer> | undefined
  /** Whether the beginning is compressed with the most effort. */
  isBest: boolean
  /** When the host forgets the content, in ms since 1970. */
  until: number
}

/**
 * Compresses pages. The second rendering of the same content compresses it for all later renderings. Compresses the
 * content of a popular page again, with the most effort: 7 % fewer bytes for forty times the CPU time. Meanwhile, the
 * host sends the first result.
 */
export function createPopularPages(
  pages: Pick<PageCache, 'get' | 'set'>,
  memory: ByteCache,
  { compress, decompress, now }: Pick<PageDependencies, 'decompress' | 'now'> & { readonly compress: Compress },
) {
  const contents = memory.part<Content>(
    'content',
    ({ compressed }) => compressed?.length ?? 0,
    ({ until }) => until,
  )
  /** The content of each cached page that the host may compress again. */
  const ofPages = new WeakMap<RenderedResponse, Content>()
  let isBusy = false

  function rememberNew(hash: string): Content {
    // The first lifetime is short, because a host with many brands renders most pages once, and then not for hours.
    const content: Content = { requests: 0, compressed: undefined, isBest: false, until: now() + firstLifetime }
    contents.set(hash, content)
    return content
  }

  /** Stores the content for its lifetime from now on, with its current size. */
  function rememberAgain(hash: string, content: Content): void {
    content.until = now() + contentLifetime
    contents.set(hash, content)
  }

  function contentOf(page: RenderedResponse, { hash }: PageBeginning): Content {
    const content = ofPages.get(page) ?? contents.get(hash) ?? rememberNew(hash)
    ofPages.set(page, content)
    return content
  }

  async function compressAgain(
    key: string,
    page: RenderedResponse,
    { hash, length }: PageBeginning,
    content: Content,
  ): Promise<void> {
    if (!decompress) return
    const body = await decompress(page.compressed)
    const beginning = await compress(body.subarray(0, length), 'beginning')
    content.compressed = beginning
    content.isBest = true
    rememberAgain(hash, content)
    const compressed = withPlainEnd(beginning, body.subarray(length))
    if (compressed.length >= page.compressed.length || pages.get(key, page.hash, now()) !== page) return
    const { beginning: _known, ...rest } = page
    pages.set(key, {
      ...rest,
      compressed,
      compressedHeaders: { ...page.compressedHeaders, 'content-length': String(compressed.length) },
    })
  }

  return {
    /**
     * A rendered page in Brotli, and the beginning of the page if the host may compress the beginning again.
     *
     * @param hash the hash of the document without its end
     */
    async compressedPage(
      document: HtmlDocument,
      hash: string,
    ): Promise<Pick<RenderedResponse, 'compressed' | 'beginning'>> {
      const { lasting, end } = document
      const beginning = { hash, length: lasting.reduce((sum, { length }) => sum + length, 0) }
      const content = contents.get(hash)
      if (!content) {
        rememberNew(hash)
        return { compressed: await compress(wholeDocument(document), 'cached'), beginning }
      }
      const compressed = content.compressed ?? (await compress(joinBytes(lasting), 'repeated'))
      // Meanwhile, the beginning may have been compressed with more effort.
      content.compressed ??= compressed
      rememberAgain(hash, content)
      const page = withPlainEnd(content.compressed, end)
      return content.isBest ? { compressed: page } : { compressed: page, beginning }
    },
    /** Counts a request for a cached page. Starts the second compression of a popular page. */
    count(key: string, page: RenderedResponse): void {
      const { beginning } = page
      if (!beginning) return
      const content = contentOf(page, beginning)
      content.requests += 1
      if (content.requests < popularFrom || isBusy) return
      // The count never reaches the limit again, so the host tries this only once for the same content.
      content.requests = Number.NEGATIVE_INFINITY
      isBusy = true
      // After a failure, the page stays as it is.
      compressAgain(key, page, beginning, content)
        .catch(() => {})
        .finally(() => {
          isBusy = false
        })
    },
  }
}

export type PopularPages = ReturnType<typeof createPopularPages>

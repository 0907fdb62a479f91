import type { SiteData } from '../../runtime/site/site-data.ts'
import type { BlockStore, SharedBlock } from '../server/shared-blocks.tsx'
import type { ByteCache } from './byte-cache.ts'
import { nextBoundaryOfSite } from './next-boundary-of-site.ts'
import { pageLifetime } from './page-cache.ts'

interface StoredBlock {
  readonly block: SharedBlock
  /** When the block expires, in ms since 1970. */
  readonly until: number
}

/** A scope (see `of`) with a recently rendered page. */
interface RenderedScope {
  /** Identifies the scope in the keys of its blocks, because the scope itself is long. */
  readonly id: string
  /** When the host forgets the scope, in ms since 1970. */
  readonly until: number
}

/** Bytes that the objects of a block take in V8's heap, apart from the content that `measure` adds. */
const blockBytes = 700

/**
 * Rendered blocks that the host's pages share, such as the login dialog. A page expires no later than the blocks that
 * it uses.
 *
 * A page stores its blocks only if another page of the same scope was rendered within a page's lifetime. Otherwise
 * rarely visited brands would fill the memory.
 */
export function createBlockMemory(memory: ByteCache) {
  const stored = memory.part<StoredBlock>(
    'block',
    ({ block }) => measure(block),
    ({ until }) => until,
  )
  const rendered = memory.part<RenderedScope>(
    'scope',
    () => 0,
    ({ until }) => until,
  )
  const marks = new WeakMap<object, string>()
  let marked = 0
  let scopes = 0

  return {
    /**
     * Returns the store of blocks for one page.
     *
     * @param scope everything that a block depends on apart from `site`, the block's place and the block's data
     * @param now the time of the page, in ms since 1970
     */
    of(site: SiteData, scope: string, now: number): BlockStore & { readonly until: () => number } {
      const own = `${scope} ${site.assets} ${site.missingCalls?.join() ?? ''}`
      const known = rendered.get(own)
      const isFirst = now >= (known?.until ?? 0)
      const id = known?.id ?? String((scopes += 1))
      rendered.set(own, { id, until: now + pageLifetime })
      let until = Number.POSITIVE_INFINITY
      let expiry: number | undefined
      const expiryOfNew = () => {
        const { routes, shell, navigation } = site
        expiry ??= Math.min(now + pageLifetime, nextBoundaryOfSite([routes, shell, navigation], now))
        return expiry
      }
      return {
        get(key, isCurrent) {
          const found = stored.get(`${id} ${key}`)
          if (!found || now >= found.until || !isCurrent(found.block)) return undefined
          until = Math.min(until, found.until)
          return found.block
        },
        set(key, block) {
          if (!isFirst) stored.set(`${id} ${key}`, { block, until: expiryOfNew() })
        },
        markOf(data) {
          const mark = marks.get(data) ?? String((marked += 1))
          marks.set(data, mark)
          return mark
        },
        /**
         * The earliest expiry of the blocks that the page has used, in ms since 1970. Infinity if the page has used
         * none.
         */
        until: () => until,
      }
    },
  }
}

export type BlockMemory = ReturnType<typeof createBlockMemory>

/**
 * Estimates the size of a block in bytes: its objects, its HTML, and the length of its classes and texts. A query
 * counts 100 bytes, and two bytes for each character of its hash.
 */
function measure({ html, classes, texts, data }: SharedBlock): number {
  const ofData = data.reduce((sum, [hash]) => sum + 2 * hash.length + 100, 0)
  return blockBytes + html.length + classes.length + texts.length + ofData
}

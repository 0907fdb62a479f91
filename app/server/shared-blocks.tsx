import { hashKey, QueryCache, QueryClient, QueryClientContext } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router'
import { createIntl } from '../../runtime/i18n/create-intl.ts'
import { BlockFrame, type FramedBlock } from '../../runtime/page/block-frame.ts'
import { IntlProvider } from '../../runtime/site/intl-context.ts'
import { type Site, SiteProvider } from '../../runtime/site/site-context.ts'
import { watchReads } from '../../runtime/state/watch-reads.ts'
import { missingText } from '../missing-text.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** The HTML of a block, and the texts and the data on which this HTML depends. */
export interface SharedBlock {
  /** The HTML in UTF-8, so that later pages need not encode it. */
  readonly html: Uint8Array
  /** The classes in the HTML, separated by spaces. Empty if the block has no widget that loads late (`use`, `idle`). */
  readonly classes: string
  /**
   * The ids of the texts that the block shows, separated by spaces: as a list, they would take five times the memory.
   */
  readonly texts: string
  /** The public data that the block shows: the hash of each query, and a mark that changes with its data. */
  readonly data: readonly (readonly [hash: string, mark: string])[]
}

/** A piece of the HTML of a page: a text, or its bytes in UTF-8. */
export type HtmlPiece = string | Uint8Array

const encoder = new TextEncoder()

/**
 * The blocks of one site's pages, at one host name and for one country. The key contains the place of a block and, if
 * necessary, the address of the page.
 */
export interface BlockStore {
  readonly get: (key: string, isCurrent: (block: SharedBlock) => boolean) => SharedBlock | undefined
  readonly set: (key: string, block: SharedBlock) => void
  /** Returns a mark that identifies an object. */
  readonly markOf: (data: object) => string
}

/** A store that is always empty. */
export const noBlocks: BlockStore = { get: () => undefined, set: () => {}, markOf: () => '' }

/** The reads of a block while it renders. */
interface BlockReads {
  readonly texts: ReadonlySet<string>
  /** The hashes of the queries whose data the block read. */
  readonly data: Set<string>
  /** Whether the block's HTML depends on the path of the page. */
  isOfPath: boolean
  /** Whether the block read data in a way that cannot be recorded. */
  isUnknown: boolean
}

/**
 * Renders the blocks of one page. For a block with equal input, reuses the HTML of an earlier page. Otherwise, records
 * the block's input: its texts, its data, and the path of the page.
 *
 * @param site the site of the page; among its `data`, only reads of texts are recorded
 * @param store the blocks of earlier pages
 * @param shorten returns shorter HTML of the same document
 * @param write writes the HTML between two blocks, which is often the same as in earlier pages
 */
export function shareBlocks(
  site: Site,
  client: QueryClient,
  store: BlockStore,
  shorten: (html: string) => string = (html) => html,
  write: (html: string) => HtmlPiece = shorten,
) {
  const token = crypto.randomUUID()
  const used: { readonly widget: string; readonly block: SharedBlock }[] = []
  const late = new Set(site.data.lateWidgets)
  const rendered = new Map<string, { readonly key: string; readonly widget: string; readonly reads: BlockReads }>()
  /** The classes in the HTML of widgets that load late. */
  const lateClasses = new Set<string>()
  const { path } = site.request

  const markIn = (hash: string): string => {
    const { data, status } = client.getQueryCache().get(hash)?.state ?? {}
    if (data === undefined) return status === 'error' ? 'error' : ''
    return typeof data === 'object' && data !== null ? store.markOf(data) : JSON.stringify(data)
  }
  const isCurrent = ({ data }: SharedBlock) => data.every(([hash, mark]) => markIn(hash) === mark)

  function frame({ path: place, widget, isFirst, content }: FramedBlock): ReactNode {
    const key = isFirst ? `${place} first` : place
    const known = store.get(key, isCurrent) ?? store.get(`${key} ${path}`, isCurrent)
    if (known) return `${token} ${used.push({ widget, block: known }) - 1};`
    const { reads, provide } = watchBlock(site, client)
    rendered.set(place, { key, widget, reads })
    return provide(content)
  }

  /**
   * Splits the HTML of the page into pieces, and inserts the blocks of earlier pages. Stores the other blocks, if later
   * pages can share them.
   */
  function finish(html: string): readonly HtmlPiece[] {
    const pieces: HtmlPiece[] = []
    let read = 0
    for (const [place, { key, widget, reads }] of rendered) {
      const found = contentOfBlock(html, place, read)
      const own = found && html.slice(found.start, found.end)
      // A block in a slot of this block may also load late.
      const hasLate = late.has(widget) || own?.includes('data-block="') === true
      const classes = hasLate ? classesIn(own ?? html) : ''
      for (const name of classes.split(' ')) lateClasses.add(name)
      if (found === undefined || own === undefined || reads.isUnknown || own.includes(placedId)) continue
      const block: SharedBlock = {
        html: encoder.encode(shorten(own)),
        classes,
        texts: [...reads.texts].join(' '),
        data: [...reads.data].map((hash) => [hash, markIn(hash)] as const),
      }
      store.set(reads.isOfPath ? `${key} ${path}` : key, block)
      pieces.push(...piecesAround(html.slice(read, found.start)), block.html)
      read = found.end
    }
    for (const { block } of used) for (const name of block.classes.split(' ')) lateClasses.add(name)
    return [...pieces, ...piecesAround(html.slice(read))]
  }

  /** Splits HTML into pieces, with the blocks of earlier pages in their places. */
  function piecesAround(html: string): readonly HtmlPiece[] {
    const [beginning = '', ...rest] = html.split(`${token} `)
    return [
      write(beginning),
      ...rest.flatMap((text) => {
        const end = text.indexOf(';')
        return [used[Number(text.slice(0, end))]?.block.html ?? '', write(text.slice(end + 1))]
      }),
    ]
  }

  /** The ids of the texts that the blocks of some widgets have read. */
  function textsOf(isWanted: (widget: string) => boolean): readonly string[] {
    const earlier = used.filter(({ widget }) => isWanted(widget))
    const own = [...rendered.values()].filter(({ widget }) => isWanted(widget))
    return [...earlier.flatMap(({ block }) => wordsIn(block.texts)), ...own.flatMap(({ reads }) => [...reads.texts])]
  }

  return { frame, finish, lateClasses, textsOf }
}

const wordsIn = (list: string): readonly string[] => (list === '' ? [] : list.split(' '))

/**
 * Records the reads of a block. `provide` wraps the block's content in a site, texts, data and an address that record
 * each read.
 */
function watchBlock(site: Site, client: QueryClient) {
  const texts = watchReads(site.data.messages)
  const reads: BlockReads = { texts: texts.readKeys, data: new Set(), isOfPath: false, isUnknown: false }
  const watched = new QueryClient({
    queryCache: new WatchedQueries(client.getQueryCache(), reads),
    defaultOptions: client.getDefaultOptions(),
  })
  const data = { ...site.data, messages: texts.record }
  const pathRead = (): string => {
    reads.isOfPath = true
    return site.request.path
  }
  const own: Site = {
    ...site,
    data,
    request: {
      ...site.request,
      get path() {
        return pathRead()
      },
    },
    sent: (key) => watched.getQueryData(key),
  }
  const location: Location = {
    get pathname() {
      return pathRead()
    },
    search: '',
    hash: '',
    state: null,
    key: 'default',
  }
  const intl = createIntl({
    locale: languageOf(data.locale),
    timeZone: data.timeZone,
    messages: data.messages,
    onMissing: missingText,
  })
  const provide = (content: ReactNode): ReactNode => (
    <BlockFrame value={undefined}>
      <SiteProvider value={own}>
        <IntlProvider value={intl}>
          <QueryClientContext value={watched}>
            <LocationContext value={{ location, navigationType: 'POP' as never }}>{content}</LocationContext>
          </QueryClientContext>
        </IntlProvider>
      </SiteProvider>
    </BlockFrame>
  )
  return { reads, provide }
}

/** The queries of a page. Records the queries that a block reads. */
class WatchedQueries extends QueryCache {
  readonly #all: QueryCache
  readonly #reads: BlockReads

  constructor(all: QueryCache, reads: BlockReads) {
    super()
    this.#all = all
    this.#reads = reads
  }

  override build: QueryCache['build'] = (client, options, state) => {
    this.#reads.data.add(options.queryHash ?? hashKey(options.queryKey))
    return this.#all.build(client, options, state)
  }

  override get: QueryCache['get'] = (hash) => {
    this.#reads.data.add(hash)
    return this.#all.get(hash)
  }

  override getAll: QueryCache['getAll'] = () => {
    this.#reads.isUnknown = true
    return this.#all.getAll()
  }
}

/** The classes in HTML, separated by spaces, as a string that does not keep the HTML in memory. */
function classesIn(html: string): string {
  const lists = new Set([''])
  for (let at = html.indexOf(classStart); at !== -1; at = html.indexOf(classStart, at)) {
    at += classStart.length
    lists.add(html.slice(at, html.indexOf('"', at)))
  }
  return [...lists].join(' ')
}

const classStart = ' class="'

/** React's marks of the beginning and the end of a boundary. */
const boundaryMark = /<!--(\/?)\$([!?]?)-->/g

/** The beginning of an id that React has made from the place of a component in the page. */
const placedId = '_R_'

/**
 * The place of the HTML within the element of a block. Undefined if the block failed.
 *
 * @param from the end of the block before it
 */
function contentOfBlock(
  page: string,
  place: string,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  const at = page.indexOf(`data-block="${place}"`, from)
  const start = page.indexOf('>', at) + 1
  if (at === -1 || !page.startsWith('<!--$-->', start)) return undefined
  boundaryMark.lastIndex = start
  let depth = 0
  for (let mark = boundaryMark.exec(page); mark; mark = boundaryMark.exec(page)) {
    const [whole, isEnd, failure] = mark
    if (failure) return undefined
    depth += isEnd ? -1 : 1
    if (depth === 0) return { start, end: mark.index + whole.length }
  }
  return undefined
}

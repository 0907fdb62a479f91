import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { localisedPath } from '../../runtime/i18n/locale-path.ts'
import { hreflang } from './search-engines.ts'
import { decodeRecords, type DecodingOptions } from '../../runtime/api/decode-response.ts'
import type { CanonicalEntry, SeoEntry } from '../../schemas/generated/records.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { memoizeByObject } from './memoize-by-object.ts'

/** The metadata in a page's head. Addresses are absolute. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords: string | undefined
  readonly canonical: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** The picture for links to the page. Undefined for a missing page. */
  readonly picture?: string
}

/** The lists of pages' metadata from the static origin. Untrusted. */
export interface MetadataLists {
  readonly seo: unknown
  readonly extra: unknown
  readonly canonical: unknown
}

/** The page to look up. */
export interface MetadataPage {
  readonly resolved: ResolvedManifest
  /** Scheme, host name and port of the page. */
  readonly origin: string
  /** The host name of the page. */
  readonly host: string
  readonly locale: string
  /** The path without its locale, percent-encoded. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/**
 * Chooses a page's metadata (CFG-04): texts by address, domain and language, and canonical addresses by domain and
 * locale. Each text comes from the list `extra`, or else `seo`, or else `page`, which has no keywords. Reports
 * unreadable rows to `decoding`.
 */
export function pageMetadata(page: MetadataPage, lists: MetadataLists, decoding: DecodingOptions = {}): PageMetadata {
  const address = decoded(page.path)
  const seo = (list: unknown) =>
    seoRows(list, decoding)
      .get(address)
      ?.find((row) => isOfPage(row, page))
  const entries = [seo(lists.extra), seo(lists.seo)]
  const textOf = (name: 'title' | 'description' | 'keyword') => entries.find((entry) => entry?.[name])?.[name]
  const codes = Object.keys(page.resolved.manifest.locales)
  const canonical = canonicalRows(lists.canonical, decoding).find((row) => isOfSite(row, page))
  const own = (code: string) => `${page.origin}${localisedPath(page.path, code, codes)}`
  const below = (beginning: string) =>
    `${withPageOrigin(beginning, page).replace(/\/$/, '')}${page.path === '/' ? '' : page.path}`
  return {
    title: textOf('title') ?? page.title,
    description: textOf('description') ?? page.description,
    keywords: textOf('keyword'),
    canonical: canonical ? below(canonical.canonical) : own(page.locale),
    alternates: canonical
      ? [
          ...canonical.alternate.map(({ hreflang, href }) => ({ hreflang, href: below(href) })),
          { hreflang: 'x-default', href: below(canonical.alternate_x_default) },
        ]
      : [
          ...codes.map((code) => ({ hreflang: hreflang(code), href: own(code) })),
          { hreflang: 'x-default', href: `${page.origin}${page.path}` },
        ],
  }
}

/** The rows of a list by the addresses of their pages. */
const seoRows = rowsOf((list, decoding) =>
  Map.groupBy(decodeRecords('seo-entry', list, decoding), ({ url }) => decoded(url)),
)

const canonicalRows = rowsOf((list, decoding) => decodeRecords('canonical-entry', list, decoding))

/**
 * Decodes each list once, because all pages of a site share it. The rows contain no pictures, so the allowed hosts of
 * pictures do not affect the result.
 */
function rowsOf<Rows>(decode: (list: unknown, decoding: DecodingOptions) => Rows) {
  const memoized = memoizeByObject<object, Rows, [DecodingOptions]>(decode)
  return (list: unknown, decoding: DecodingOptions): Rows =>
    typeof list === 'object' && list !== null ? memoized(list, decoding) : decode(list, decoding)
}

/** An address in the list. In development, an address without a port at the page's host name gets the page's origin. */
function withPageOrigin(address: string, { resolved, host, origin }: MetadataPage): string {
  if (resolved.environment !== 'development') return address
  const { hostname, port, pathname } = new URL(address)
  return hostname === host && port === '' ? `${origin}${pathname}` : address
}

/** Whether a row for the address of the page is for its language and host name. */
function isOfPage(row: SeoEntry, { host, locale }: MetadataPage): boolean {
  return row.language === languageOf(locale) && [row.domain].flat().includes(host)
}

/**
 * Decodes the percent-encoding of a path, for example to Thai letters. Returns a path with malformed encoding as it is.
 */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether a row is for this host name and locale, and has only addresses at host names of the brand. */
function isOfSite(row: CanonicalEntry, { host, locale, resolved }: MetadataPage): boolean {
  const addresses = [row.canonical, row.alternate_x_default, ...row.alternate.map(({ href }) => href)]
  return (
    row.domain.includes(host) &&
    row.locale === locale &&
    addresses.every((address) => ownAddress(address, host, resolved))
  )
}

function ownAddress(address: string, host: string, { manifest }: ResolvedManifest): boolean {
  try {
    const { protocol, hostname } = new URL(address)
    return /^https?:$/.test(protocol) && (hostname === host || Object.hasOwn(manifest.site.domains, hostname))
  } catch {
    return false
  }
}

import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { localisedPath } from '../../runtime/i18n/locale-path.ts'
import type { CanonicalEntry, SeoEntry } from '../../schemas/generated/records.ts'

/** What the head of a page says of it. Addresses are whole. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords: string | undefined
  readonly canonical: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** The lists of the static origin that a page's metadata comes from, as they arrived: nothing of them is trusted. */
export interface MetadataLists {
  readonly seo: unknown
  readonly extra: unknown
  readonly canonical: unknown
}

/** Which page they are looked up for. */
export interface MetadataPage {
  readonly resolved: ResolvedManifest
  /** Scheme and host that the page stands at. */
  readonly origin: string
  readonly host: string
  readonly locale: string
  /** The path without its locale. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/**
 * Chooses a page's metadata (CFG-04): by address, domain and language; the extra list before the other, the manifest's
 * own words where neither has an entry. A canonical address counts only where it stands at one of the brand's domains.
 */
export function pageMetadata(page: MetadataPage, lists: MetadataLists): PageMetadata {
  const entry = findSeo(lists.extra, page) ?? findSeo(lists.seo, page)
  const codes = Object.keys(page.resolved.manifest.locales)
  const canonical = findCanonical(lists.canonical, page)
  const own = (code: string) => `${page.origin}${localisedPath(page.path, code, codes)}`
  const below = (beginning: string) => `${beginning.replace(/\/$/, '')}${page.path === '/' ? '' : page.path}`
  return {
    title: entry?.title ?? page.title,
    description: entry?.description ?? page.description,
    keywords: entry?.keyword,
    canonical: canonical ? below(canonical.canonical) : own(page.locale),
    alternates: canonical
      ? [
          ...canonical.alternate.map(({ hreflang, href }) => ({ hreflang, href: below(href) })),
          { hreflang: 'x-default', href: below(canonical.alternate_x_default) || '/' },
        ]
      : [
          ...codes.map((code) => ({ hreflang: `${code.slice(0, 2)}-${code.slice(3).toUpperCase()}`, href: own(code) })),
          { hreflang: 'x-default', href: `${page.origin}${page.path}` },
        ],
  }
}

function findSeo(list: unknown, { path, host, locale }: MetadataPage): SeoEntry | undefined {
  return rows(list).find((row): row is SeoEntry & Record<string, unknown> => {
    const texts = [row.title, row.description, row.keyword]
    return (
      row.url === path &&
      row.language === locale.slice(0, 2) &&
      [row.domain].flat().includes(host) &&
      texts.every((text) => typeof text === 'string')
    )
  })
}

function findCanonical(list: unknown, { host, locale, resolved }: MetadataPage): CanonicalEntry | undefined {
  const isOurs = (address: unknown) => typeof address === 'string' && ownAddress(address, host, resolved)
  return rows(list).find((row): row is CanonicalEntry & Record<string, unknown> => {
    const alternates = rows(row.alternate)
    return (
      [row.domain].flat().includes(host) &&
      row.locale === locale &&
      isOurs(row.canonical) &&
      isOurs(row.alternate_x_default) &&
      alternates.every(({ href, hreflang }) => isOurs(href) && typeof hreflang === 'string')
    )
  })
}

function ownAddress(address: string, host: string, { manifest }: ResolvedManifest): boolean {
  try {
    const { protocol, hostname } = new URL(address)
    return /^https?:$/.test(protocol) && (hostname === host || Object.hasOwn(manifest.site.domains, hostname))
  } catch {
    return false
  }
}

function rows(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : []
}

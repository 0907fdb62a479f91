import type { RenderedView, StructuredData } from '../../runtime/areas/area-host.ts'
import { localisedPath, splitLocale } from '../../runtime/i18n/locale-path.ts'
import { matchRoute, type RouteMatch } from '../../runtime/routing/match-route.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { hreflang } from './search-engines.ts'

interface PageWords {
  readonly match: RouteMatch
  readonly site: SiteData
  /** The title that an area gives the page. Undefined if the page has its route's title. */
  readonly title: string | undefined
  /** Returns the text of a message. */
  readonly textOf: (id: string) => string
}

/**
 * The structured data of every page (schema.org): the site and its publisher on the home page, breadcrumbs on all other
 * pages.
 */
export function structuredData(view: RenderedView, words: PageWords): StructuredData[] {
  return words.match.id === 'home' ? [website(view, words), publisher(view, words)] : breadcrumbs(view, words)
}

function website({ origin, address, locale }: RenderedView, { site }: PageWords): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: address,
    name: site.merchant.name,
    inLanguage: hreflang(locale),
    publisher: { '@id': publisherId(origin) },
  }
}

function publisher({ origin }: RenderedView, { site: { merchant } }: PageWords): StructuredData {
  return {
    '@type': 'Organization',
    '@id': publisherId(origin),
    name: merchant.name,
    url: `${origin}/`,
    logo: `${origin}${merchant.logo}`,
  }
}

/** The id of the brand's node, to which other nodes point. */
const publisherId = (origin: string) => `${origin}/#publisher`

/** The breadcrumbs from home to this page: each page whose path is a prefix of this page's path. */
function breadcrumbs(
  { origin, address, locale }: RenderedView,
  { match, site, title, textOf }: PageWords,
): StructuredData[] {
  const codes = site.locales.map(({ code }) => code)
  const { rest } = splitLocale(new URL(address).pathname, codes)
  const parts = rest.split('/').filter((part) => part !== '')
  const above = parts.slice(0, -1).flatMap((_part, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    const found = matchRoute(site.routes, path)
    return found && found.id !== match.id ? [{ path, name: textOf(found.route.title) }] : []
  })
  const home = site.routes.home ? [{ path: '/', name: textOf(site.routes.home.title) }] : []
  const own = { path: rest, name: title || textOf(match.route.title) }
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...home, ...above, own].map(({ path, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${localisedPath(path, locale, codes)}`,
      })),
    },
  ]
}

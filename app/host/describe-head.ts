import { localisedPath, splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { RenderedView } from '../../runtime/areas/area-host.ts'
import { hostsOfBrand } from '../areas/area-hosts.ts'
import { pathOfRoute } from '../../runtime/routing/match-route.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import { describePage } from './describe-page.ts'
import { linkPicturePath } from './link-picture/link-picture-path.ts'
import { pageMetadata } from './page-metadata.ts'
import type { PageContent, PageHead, PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { plainMessage } from './plain-message.ts'
import { logFailure } from './report-failure.ts'
import { structuredData } from './structured-data.ts'

/** Describes a page for search engines and for links to it. */
export async function describeHead(
  page: PreparedPage,
  content: PageContent,
  dependencies: PageDependencies,
): Promise<PageHead> {
  const { requested, visit, host, site, reader } = page
  const { resolved } = requested
  const { manifest } = resolved
  const { match } = content.rendered
  const view = viewOf(page, content)
  const { onFailure = logFailure } = dependencies
  const described = match
    ? describePage(view, hostsOfBrand(dependencies.areaHosts, areasOfBrand(manifest)), (error) =>
        onFailure(resolved.merchant, requested.path, error),
      )
    : {}
  const { rest } = splitLocale(requested.path, Object.keys(manifest.locales))
  const metadata = pageMetadata(
    {
      resolved,
      origin: view.origin,
      host,
      locale: visit.locale,
      path: rest,
      title: pageTitle(page, content, described.title),
      description: described.description || plainMessage(site, match?.route.description ?? manifest.seo.description),
    },
    // A missing page gets no texts from the lists, even if they name its address.
    match ? content.lists : { seo: [], extra: [], canonical: content.lists.canonical },
    reader.decoding,
  )
  if (!match) return { metadata, structuredData: [], titled: undefined }
  const { title } = described
  const shown = title ? { path: rest, title } : undefined
  const picture = `${view.origin}${await linkPicturePath(visit.locale, match.id, resolved, shown)}`
  const nodes = structuredData(view, { match, site, title, textOf: (id) => plainMessage(site, id) })
  return {
    metadata: { ...metadata, picture },
    structuredData: [...nodes, ...(described.structuredData ?? [])],
    titled: title ? { route: match.id, title } : undefined,
  }
}

/** The facts about a page that its areas receive. */
function viewOf({ requested, visit, site }: PreparedPage, { rendered }: PageContent): RenderedView {
  const { resolved, path } = requested
  const origin = `${requested.scheme}://${requested.host}`
  const codes = Object.keys(resolved.manifest.locales)
  const { rest } = splitLocale(path, codes)
  const addressAt = (page: string) => `${origin}${localisedPath(page, visit.locale, codes)}`
  return {
    ...rendered.view,
    resolved,
    locale: visit.locale,
    origin,
    address: addressAt(rest),
    addressOf: (route, parameters) => {
      const page = pathOfRoute(site.routes, route, parameters)
      return page === undefined ? undefined : addressAt(page)
    },
    parameters: rendered.match?.parameters ?? {},
  }
}

/**
 * The title of a page.
 *
 * @param described the title that an area gives the page
 */
function pageTitle(
  { requested, site }: PreparedPage,
  { rendered }: PageContent,
  described: string | undefined,
): string {
  const { match } = rendered
  const { seo, merchant } = requested.resolved.manifest
  if (match?.id === 'home') return plainMessage(site, seo.title)
  return `${described || plainMessage(site, match ? match.route.title : 'error.page-not-found')} · ${merchant.name}`
}

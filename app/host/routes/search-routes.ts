import { buildSiteData } from '../build-site-data.ts'
import { createLinkPictures } from '../link-picture/link-pictures.ts'
import { robots, sitemap, sitemapPath } from '../search-engines.ts'
import type { Pages } from '../serve-pages.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { redirectFor } from './page-routes.ts'
import { forAnHour, pageRequest, type SiteContext, type SiteRouter } from './site-router.ts'

/** Adds the routes for search engines and for links on other sites: robots.txt, the sitemap, and pictures for links. */
export function addSearchRoutes(host: SiteRouter, dependencies: HostDependencies, pages: Pages): void {
  const linkPictures = createLinkPictures(dependencies.readFile, dependencies.drawLinkPicture)

  /** The picture for links to a page. For a page with its own title, the host renders the page to find the title. */
  async function linkPicture(context: SiteContext) {
    const { resolved } = context.var
    const [, locale = '', isPage, name = ''] =
      /^\/_livery\/link-pictures\/([a-z-]+)\/(page(?=\/))?(.+)\.png$/.exec(context.req.path) ?? []
    if (isPage === undefined) return linkPictures.find(resolved, locale, name)
    if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
    const path = `/${locale}${name}`
    // Rendering caches the page, and the host sends a cached page before it looks for a redirect.
    if (redirectFor(path, '', resolved)) return undefined
    const { titled } = await pages.serve(pageRequest(context, path), context.req.raw.signal)
    return titled && linkPictures.find(resolved, locale, titled.route, titled.title)
  }

  host.get('/_livery/link-pictures/:locale/*', async (context) => {
    const picture = await linkPicture(context)
    return picture ? context.body(picture, 200, { ...forAnHour, 'content-type': 'image/png' }) : context.notFound()
  })
  host.get('/robots.txt', (context) => context.text(robots(context.var.resolved, originOf(context)), 200, forAnHour))
  host.get(sitemapPath, async (context) => {
    const { resolved } = context.var
    const paths = await dependencies.guestPaths(
      buildSiteData(resolved, resolved.manifest.defaultLocale),
      dependencies.now(),
    )
    const headers = { ...forAnHour, 'content-type': 'application/xml; charset=utf-8' }
    return context.body(sitemap(resolved, originOf(context), paths), 200, headers)
  })
}

function originOf(context: SiteContext): string {
  const { scheme, host } = pageRequest(context, '/')
  return `${scheme}://${host}`
}

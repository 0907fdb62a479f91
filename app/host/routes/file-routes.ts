import { assetVersion, readAssetPath } from '../asset-version.ts'
import { brandAsset, brandContent } from '../brand-content.ts'
import { assetsFolder } from '../build-site-data.ts'
import { fontFile } from '../fonts.ts'
import { createSharedSites, isSharedSite } from '../serve-shared-site.ts'
import { createWholeSites } from '../serve-whole-site.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { powerless, type SiteRouter } from './site-router.ts'

/** Adds the routes of files that pages load: the build, fonts, assets and text pages of brands, and data of sites. */
export function addFileRoutes(host: SiteRouter, dependencies: HostDependencies): void {
  const sharedSites = createSharedSites(dependencies.memory)
  const wholeSites = createWholeSites(dependencies.memory)
  host.get('/_livery/build/*', (context) => {
    const file = dependencies.builtFile?.(context.req.path, context.req.header('accept-encoding') ?? '')
    return file ?? context.notFound()
  })
  host.get('/_livery/fonts/:name', (context) => {
    const font = fontFile(context.req.param('name'))
    const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }
    return font ? context.body(font, 200, headers) : context.notFound()
  })
  host.get(`${assetsFolder}*`, async (context) => {
    const { resolved } = context.var
    const { file, version } = readAssetPath(context.req.path.slice(assetsFolder.length))
    const isCurrent = version !== undefined && version === (await assetVersion(resolved, dependencies.readFile))
    return brandAsset(resolved, file, dependencies.readFile, isCurrent)
  })
  host.get('/_livery/content/:locale/:page', (context) => {
    const { locale, page } = context.req.param()
    const html = brandContent(context.var.resolved, locale, page, dependencies.readFile)
    return html === undefined
      ? context.notFound()
      : context.html(html, 200, { ...powerless, 'cache-control': 'no-cache' })
  })
  host.get('/_livery/site/:locale/:file', async (context) => {
    const encodings = context.req.header('accept-encoding') ?? ''
    const { path } = context.req
    const request = { resolved: context.var.resolved, locale: context.req.param('locale'), path, encodings }
    const serve = isSharedSite(path) ? sharedSites.serve : wholeSites.serve
    return (await serve(request, dependencies)) ?? context.notFound()
  })
  // Browsers request this path on pages without an icon, such as an area's placeholder.
  host.get('/favicon.ico', (context) =>
    brandAsset(context.var.resolved, context.var.resolved.manifest.merchant.icon, dependencies.readFile),
  )
}

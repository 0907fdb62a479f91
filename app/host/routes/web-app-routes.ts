import { workerPath } from '../../../runtime/web-app/register-worker.ts'
import { hostsOfBrand } from '../../areas/area-hosts.ts'
import { areasOfBrand } from '../../areas/areas-of-brand.ts'
import { isInstallable, webManifestPath } from '../web-app-markup.ts'
import { offlinePage, webManifest, workerScript } from '../web-app.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { forAnHour, pageRequest, type SiteRouter } from './site-router.ts'

/** Adds the routes of the installed site: its web app manifest, its service worker, and its offline page. */
export function addWebAppRoutes(host: SiteRouter, { areaHosts, build }: HostDependencies): void {
  host.get(webManifestPath, (context) =>
    isInstallable(context.var.resolved)
      ? context.body(JSON.stringify(webManifest(context.var.resolved)), 200, {
          ...forAnHour,
          'content-type': 'application/manifest+json; charset=utf-8',
        })
      : context.notFound(),
  )
  host.get(workerPath, (context) => {
    const { resolved } = context.var
    const hosts = hostsOfBrand(areaHosts, areasOfBrand(resolved.manifest))
    return build === undefined ? context.notFound() : workerScript(resolved, build, hosts)
  })
  host.get('/_livery/offline/:locale', (context) => offlinePage(pageRequest(context, '/'), context.req.param('locale')))
}

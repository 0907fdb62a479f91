import { Hono } from 'hono'
import { RequestsAborted } from './join-requests.ts'
import { failureNotice, noticeResponse } from './notice-response.ts'
import { logFailure } from './report-failure.ts'
import { addBackendRoutes } from './routes/backend-routes.ts'
import { addFileRoutes } from './routes/file-routes.ts'
import type { HostDependencies } from './routes/host-dependencies.ts'
import { addPageRoutes } from './routes/page-routes.ts'
import { addSearchRoutes } from './routes/search-routes.ts'
import type { SiteRouter } from './routes/site-router.ts'
import { addResponseHeaders, closeSites, findSite } from './routes/site-of-request.ts'
import { addWebAppRoutes } from './routes/web-app-routes.ts'
import { createPages, type Pages } from './serve-pages.ts'

/** Handles requests for every brand by host name: for pages, texts and assets, and for the backend. */
export function createHost(dependencies: HostDependencies): SiteRouter & { readonly pages: Pages } {
  const pages = createPages(dependencies)
  const host: SiteRouter = new Hono()
  addResponseHeaders(host)
  findSite(host, dependencies)
  closeSites(host, dependencies)
  addBackendRoutes(host, dependencies)
  addFileRoutes(host, dependencies)
  addWebAppRoutes(host, dependencies)
  addSearchRoutes(host, dependencies, pages)
  // Last, because it handles every path.
  addPageRoutes(host, dependencies, pages)
  respondToFailures(host, dependencies)
  return Object.assign(host, { pages })
}

/** Reports a request that failed because of a bug, and responds with a notice. Nobody waits for an aborted request. */
function respondToFailures(host: SiteRouter, { onFailure = logFailure }: HostDependencies): void {
  host.onError((error, context) => {
    if (error instanceof RequestsAborted) return new Response(null, { status: 499 })
    const { path } = context.req
    onFailure(context.var.resolved?.merchant, path, error)
    const isFile = context.var.resolved === undefined || /^\/(static|_livery)\//.test(path)
    return isFile ? context.text('The request failed.', 500) : noticeResponse(context, failureNotice)
  })
}

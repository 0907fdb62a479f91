import { takeNotice } from '../take-notice.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { powerless, type SiteRouter } from './site-router.ts'

/** Adds the routes of the backend: calls, static files, its notices, and the reports of errors. */
export function addBackendRoutes(host: SiteRouter, { backend, notices, errorReports }: HostDependencies): void {
  host.post('/_livery/notices', async (context) =>
    notices
      ? await takeNotice(context.req.raw, context.var.resolved.merchant, notices)
      : new Response(null, { status: 204 }),
  )
  host.post('/_livery/errors', async (context) =>
    errorReports ? await errorReports.take(context.req.raw, context.var.resolved) : new Response(null, { status: 204 }),
  )
  host.all('/api/*', async (context) => withNoStore(await backend(context.req.raw)))
  host.all('/static/*', async (context) => withoutPowers(await backend(context.req.raw)))
}

/**
 * Forbids caches to store a response of the backend, whatever its cache headers say, because it may contain a member's
 * data.
 */
function withNoStore(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A file of the static origin, with headers under which even an SVG runs and loads nothing. */
function withoutPowers(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(powerless)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

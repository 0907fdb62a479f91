import { takeNotice } from '../take-notice.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { powerless, type SiteRouter } from './site-router.ts'

/** Adds the routes of the backend: calls, static files, notices about the backend, and reports of errors. */
export function addBackendRoutes(host: SiteRouter, { backend, notices, errorReports }: HostDependencies): void {
  host.post('/_livery/notices', async (context) =>
    notices
      ? await takeNotice(context.req.raw, context.var.resolved.merchant, notices)
      : new Response(null, { status: 204 }),
  )
  host.post('/_livery/errors', async (context) =>
    errorReports ? await errorReports.take(context.req.raw, context.var.resolved) : new Response(null, { status: 204 }),
  )
  for (const folder of ['/api/*', '/static/*'])
    host.use(folder, async (context, next) => (leavesFolder(context.req.url) ? context.notFound() : next()))
  host.all('/api/*', async (context) => withNoStore(await backend(context.req.raw)))
  host.get('/static/*', async (context) => withoutPowers(await backend(withoutVisitor(context.req.raw))))
}

/** Whether a backend may read an address as outside of its folder, for example by decoding slashes or dots. */
function leavesFolder(address: string): boolean {
  return /%(?:25)*(?:00|2e|2f|5c)|\/\.\./i.test(new URL(address).pathname)
}

/**
 * The request for a file, without the visitor's session. Caches store files, so that no file may depend on the session.
 */
function withoutVisitor(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'authorization']) headers.delete(name)
  return new Request(request, { headers })
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
  headers.delete('set-cookie')
  for (const [name, value] of Object.entries(powerless)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

import type { ResolvedManifest } from '../runtime/manifest/index.ts'
import { createHost } from './host/create-host.ts'
import type { HostDependencies } from './host/routes/host-dependencies.ts'
import { hostName } from './host/request-headers.ts'
import { splitCanaryPath } from './releases/canary-path.ts'

/**
 * The paths of a release's files. Below a canary's path, other paths of `/_livery/`, `/api/` and `/static/` get a 404.
 * All remaining paths, such as those of pages, are allowed.
 */
const releaseFilePattern = /^\/_livery\/(?:assets|content|site)\//

/**
 * Handles requests for the pages of canaries and their files. A canary has its own path, so that caches distinguish it
 * from the release in service.
 *
 * @param hostInService handles requests for a canary that has ended. No cache stores that response
 * @returns `handle`, which returns undefined for a request outside of canaries
 */
export function createCanaryHost(
  dependencies: HostDependencies,
  hostInService: { readonly fetch: (request: Request) => Response | Promise<Response> },
  canaryOf: (host: string, basePath: string) => ResolvedManifest | undefined,
) {
  const canaries = new WeakMap<Request, ResolvedManifest>()
  const host = createHost({
    ...dependencies,
    brandOf: (_name, request) => canaries.get(request),
  })

  return {
    handle(request: Request): Response | Promise<Response> | undefined {
      const url = new URL(request.url)
      const place = splitCanaryPath(url.pathname)
      if (!place) return undefined
      const { basePath, rest } = place
      const isOfSite = releaseFilePattern.test(rest) || !/^\/(?:_livery|api|static)\//.test(rest)
      if (!isOfSite || !['GET', 'HEAD'].includes(request.method)) return new Response('Not found', { status: 404 })
      const inner = new Request(`${url.origin}${rest}${url.search}`, request)
      const canary = canaryOf(hostName(request.headers.get('host')), basePath)
      if (!canary) return withNoStore(hostInService.fetch(inner))
      canaries.set(inner, canary)
      return host.fetch(inner)
    },
  }
}

async function withNoStore(pending: Response | Promise<Response>): Promise<Response> {
  const response = await pending
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

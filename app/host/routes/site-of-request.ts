import { closedResponse } from '../closed-site.ts'
import { closureOf } from '../closure.ts'
import { releaseTagPath, releaseTagResponse } from '../release-tag.ts'
import { hostName } from '../request-headers.ts'
import { responseHeaders } from '../security-headers.ts'
import type { HostDependencies } from './host-dependencies.ts'
import type { SiteRouter } from './site-router.ts'

/** Adds the headers that every response has, unless a route has set them. */
export function addResponseHeaders(host: SiteRouter): void {
  host.use(async (context, next) => {
    await next()
    const { res: response, req: request } = context
    const isSecure = request.header('x-forwarded-proto') === 'https'
    for (const [name, value] of Object.entries(responseHeaders(response.status, isSecure)))
      if (!response.headers.has(name)) context.header(name, value)
  })
}

/**
 * Finds the site with the requested host name. Responds directly to a request for an area's host name, for an unknown
 * host name, or for the release's tag.
 */
export function findSite(host: SiteRouter, { brandOf, areaNameOf }: HostDependencies): void {
  host.use(async (context, next) => {
    const name = hostName(context.req.header('host'))
    const resolved = brandOf(name, context.req.raw)
    if (context.req.path === releaseTagPath) return releaseTagResponse(resolved, Date.now())
    const own = resolved ? undefined : areaNameOf(name)
    if (own) return own.handle(own.resolved, context.req.path) ?? context.notFound()
    if (!resolved) return context.text('No site has this name.', 421)
    context.set('resolved', resolved)
    await next()
  })
}

/** Responds with a notice if the site is closed to the visitor. The files of pages remain available. */
export function closeSites(host: SiteRouter, { now }: HostDependencies): void {
  host.use(async (context, next) => {
    const isOpen = /^\/(?:_livery|static)\//.test(context.req.path)
    const closure = isOpen ? undefined : closureOf(context.var.resolved, context.req.header('x-country'), now())
    return closure ? closedResponse(context, closure, now()) : next()
  })
}

import type { Context, Hono } from 'hono'
import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import type { RequestedPage } from '../choose-visit.ts'
import { addressHost } from '../request-headers.ts'

/** The data that the host adds to each request: the site with the requested host name. */
interface SiteVariables {
  Variables: { resolved: ResolvedManifest }
}

/** The host's router, and the context of one of its requests. */
export type SiteRouter = Hono<SiteVariables>
export type SiteContext = Context<SiteVariables>

/** The request for a page, as the functions that render pages expect it. */
export function pageRequest(context: SiteContext, path: string): RequestedPage {
  const { resolved } = context.var
  return {
    resolved,
    scheme: context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: addressHost(context.req.header('host'), resolved.environment),
    path,
    cookie: context.req.header('cookie'),
    country: context.req.header('x-country'),
  }
}

/** Headers for files at addresses without a version. */
export const forAnHour = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' } as const

/**
 * Headers for files at the site's address that are not pages. A browser that opens such a file directly runs and loads
 * nothing of it.
 */
export const powerless = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

import { areas } from '../../schemas/generated/areas.ts'
import type { AreaHost, OpenDirective } from '../../runtime/areas/area-host.ts'
import { scriptHash } from '../../runtime/html/script-hash.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { headScript } from './document.ts'

/** The parts of a policy that depend on the brand. */
export interface PolicyParts {
  /** The areas that the brand uses, and their parts of the host. */
  readonly areas: readonly string[]
  readonly hosts: readonly AreaHost[]
  /** Whether the backend is the sandbox, whose object store has its own port on loopback. */
  readonly isSandbox?: boolean
}

/**
 * The Content-Security-Policy of a brand's pages. Scripts come only from the site itself. Other sources are the static
 * origin, the upload bucket, the hosts in the manifest, and the sources that areas add. The facts of an area name the
 * directives for its hosts.
 */
export function contentSecurityPolicy(resolved: ResolvedManifest, parts: PolicyParts): string {
  const { hosts, site, upload } = resolved.manifest
  const origin = (one: string) => (one === 'embedded' ? [] : [one])
  const ofAreas = areaSources(resolved, parts)
  const rules: Readonly<Record<OpenDirective, readonly string[]> & Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash(headScript(resolved.canary !== undefined))],
    'style-src': ["'self'", "'unsafe-inline'"],
    // `blob:` is a picture that the member has just chosen.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...hosts.image.map((name) => `https://${name}`),
      ...origin(site.staticOrigin),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...storeSources(upload), ...(parts.isSandbox ? ['http://127.0.0.1:*'] : [])],
    'frame-src': ["'self'"],
    'media-src': [],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'livery-empty', 'livery-inert', 'livery-worker', 'livery-formats', 'default'],
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, [...values, ...(ofAreas.get(name) ?? [])]] as const)
    .flatMap(([name, values]) => (values.length > 0 ? [name, ...values].join(' ') : []))
    .join('; ')
}

const openDirectives: Readonly<Record<OpenDirective, true>> = {
  'connect-src': true,
  'font-src': true,
  'form-action': true,
  'frame-src': true,
  'img-src': true,
  'media-src': true,
}

/** The sources of the brand's areas by directive, from the hosts of the manifest and from the areas' code. */
function areaSources(resolved: ResolvedManifest, parts: PolicyParts): ReadonlyMap<string, readonly string[]> {
  const named: Readonly<Record<string, readonly string[]>> = resolved.manifest.hosts
  const sources = [
    ...parts.areas.flatMap((area) =>
      Object.entries(areas[area]?.hosts ?? {}).flatMap(([kind, { policy }]) =>
        policy.map((directive) => [directive, (named[kind] ?? []).flatMap(hostSources)] as const),
      ),
    ),
    ...parts.hosts.flatMap((host) => Object.entries(host.policy?.(resolved) ?? {})),
  ]
  const byDirective = new Map<string, string[]>()
  for (const [directive, values] of sources) {
    if (Object.hasOwn(openDirectives, directive))
      byDirective.set(directive, [...(byDirective.get(directive) ?? []), ...values])
  }
  return byDirective
}

/** The sources that allow a host over TLS. A host below `localhost` is also allowed without TLS, at any port. */
const hostSources = (name: string): readonly string[] =>
  name.endsWith('.localhost') ? [`https://${name}`, `http://${name}:*`] : [`https://${name}`]

/**
 * The addresses of the brand's bucket: its folder at the region's store, and its own host name. A bucket with dots has
 * no own host name, because no certificate covers such a host name.
 */
function storeSources({ bucket, region }: ResolvedManifest['manifest']['upload']): readonly string[] {
  const host = `s3.${region}.amazonaws.com`
  return [...(bucket.includes('.') ? [] : [`https://${bucket}.${host}`]), `https://${host}/${bucket}/`]
}

/** The headers that all pages have in common. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/**
 * The default headers of every response of the host. By default, caches revalidate an error or a permanent redirect
 * before each use.
 */
export function responseHeaders(status: number, isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(status > 304 || status === 301 ? { 'cache-control': 'no-cache' } : {}),
  }
}

import type { Environment } from '../../runtime/manifest/index.ts'

/** The host name in lower case, without its port. */
export function hostName(host: string | null | undefined): string {
  const name = (host ?? '').toLowerCase()
  return name.includes(':') ? name.replace(/:\d+$/, '') : name
}

/**
 * The host of a page's addresses, in lower case. It has the request's port in development only. A visitor may write any
 * port, and a shared cache may send the page to others.
 */
export function addressHost(host: string | null | undefined, environment: Environment): string {
  return environment === 'development' ? (host ?? '').toLowerCase() : hostName(host)
}

/** A cookie from a `Cookie` header, not decoded. */
export function cookieValue(cookie: string | null | undefined, name: string): string | undefined {
  const pair = cookie?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Whether an `accept-encoding` names Brotli (RFC 9110, 12.5.3). The quality 0 refuses it. */
export const acceptsBrotli = (encodings: string | undefined): boolean =>
  encodings !== undefined && /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/i.test(encodings)

/**
 * Whether a request's `if-none-match` names the response's tag, by weak comparison (RFC 9110, 13.1.2). A cache in front
 * of the host may send several tags.
 */
export function matchesTag(condition: string | undefined, etag: string | undefined): boolean {
  if (condition === undefined || etag === undefined) return false
  if (condition === etag || condition.trim() === '*') return true
  return condition.split(',').some((one) => opaqueTag(one) === opaqueTag(etag))
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')

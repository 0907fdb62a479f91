export interface FinishedRequest {
  /** The brand; undefined for a host name of no brand. */
  readonly merchant: string | undefined
  readonly method: string
  /** The requested path, with its query. */
  readonly url: string
  readonly status: number
  readonly seconds: number
  /** Whether the connection ended before the response was complete. */
  readonly isCut: boolean
}

/** The parts of a site by which the host measures and logs requests. */
export type RequestKind = 'page' | 'api' | 'static' | 'asset' | 'build'

/** The part of the site that a path belongs to. */
export function kindOf(url: string): RequestKind {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/static/')) return 'static'
  if (url.startsWith('/_livery/build/') || url.startsWith('/_livery/fonts/')) return 'build'
  return url.startsWith('/_livery/') ? 'asset' : 'page'
}

/**
 * The first 300 characters of a path, without its query and personal data. Writes `*` instead of a segment that may be
 * a phone number, an account or the code of a link.
 */
export function pathWithoutPersons(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path
    .slice(0, 300)
    .split('/')
    .map((part) => (part.length > 40 || /\d{6}|@|%40/.test(part) ? '*' : part))
    .join('/')
}

/** A request as a line of JSON, without addresses, cookies, queries and user agents. */
export function requestLine({ merchant, method, url, status, seconds, isCut }: FinishedRequest, at: number): string {
  return JSON.stringify({
    time: new Date(at).toISOString(),
    level: status >= 500 ? 'error' : 'info',
    event: 'request',
    ...(merchant === undefined ? {} : { merchant }),
    kind: kindOf(url),
    method,
    path: pathWithoutPersons(url),
    status,
    ms: Math.round(seconds * 1000),
    ...(isCut ? { cut: true } : {}),
  })
}

/** A message of the host as a line of JSON. */
export function messageLine(level: 'info' | 'warn' | 'error', message: string, at: number): string {
  return JSON.stringify({ time: new Date(at).toISOString(), level, event: 'message', message })
}

/** The host and path for a vendor's events. */
export interface VendorPlace {
  readonly host?: string
  readonly path: string
}

/**
 * The address for a vendor's events. Undefined if the brand names no host for the vendor, or if `hosts.tracker` does
 * not list the host. A host below `localhost` has the scheme and the port of the page.
 */
export function addressOf(
  { host, path }: VendorPlace,
  hosts: readonly string[],
  page: Pick<Location, 'protocol' | 'port'>,
): string | undefined {
  if (host === undefined || !hosts.includes(host)) return undefined
  if (!host.endsWith('.localhost')) return `https://${host}${path}`
  return `${page.protocol}//${host}${page.port === '' ? '' : `:${page.port}`}${path}`
}

/** Timeout of a request to a third party, in ms. Nothing waits for the request. */
const requestTimeout = 10_000

/**
 * Sends a request to a third party. The request outlives the page, and contains neither cookies nor the page's address.
 * Nothing reads the response. Never throws and never waits.
 *
 * @param body the text to post; without a body, the request is a GET
 */
export function send(address: string, body?: string): void {
  void fetch(address, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    priority: 'low',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => {})
}

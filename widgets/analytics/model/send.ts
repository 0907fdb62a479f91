/** Where the events of a vendor go. */
export interface VendorPlace {
  readonly host?: string
  readonly path: string
}

/**
 * The address of a vendor. Undefined where the brand names no host for it, or a host that is not among its hosts of
 * trackers. A host below `localhost` answers at the scheme and the port of the page.
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

/** How long a third party may take, in ms. Nothing waits for it. */
const patience = 10_000

/**
 * Sends a request to a third party that outlives the page: without cookies, without the page's address, without reading
 * the answer. Never throws and never waits; a third party that does not answer is left alone.
 *
 * @param body posted as plain text; without one, the request is a GET
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
    signal: AbortSignal.timeout(patience),
  }).catch(() => {})
}

/** The origin of a page that opens a game. */
export interface PlaceOfPage {
  /** `https:`, or `http:` on loopback. */
  readonly protocol: string
  /** Host name with the port. */
  readonly host: string
}

/**
 * The normalised address of a game. Undefined if a game may not open there: only https, only hosts of the manifest,
 * never the site itself, no credentials. A site on loopback may open loopback names over http.
 */
export function gameAddress(text: string, hosts: readonly string[], page: PlaceOfPage): string | undefined {
  if (typeof text !== 'string' || text.length > 8192 || !/^https?:\/\/[^\s\\]+$/.test(text)) return undefined
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isLoopback = page.protocol === 'http:' && url.protocol === 'http:' && url.hostname.endsWith('.localhost')
  if (url.protocol !== 'https:' && !isLoopback) return undefined
  if (url.username !== '' || url.password !== '' || url.host === page.host) return undefined
  return hosts.includes(url.hostname) ? url.href : undefined
}

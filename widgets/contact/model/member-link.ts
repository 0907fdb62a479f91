/** The parameter that tells the support which member writes. */
const memberParameter = 'mid'

/**
 * A link to a chat with the member's id in it (CON-02). Only hosts of the brand's chat learn the id. A guest's link stays
 * as it is.
 */
export function memberLink(href: string, mid: string | undefined, chatHosts: readonly string[]): string {
  if (mid === undefined || mid === '' || !URL.canParse(href)) return href
  const url = new URL(href)
  if (!chatHosts.includes(url.hostname)) return href
  url.searchParams.set(memberParameter, mid)
  return url.href
}

/** The parameter that identifies the member to the support. */
const memberParameter = 'mid'

/**
 * Adds the member's id to a link to a chat (CON-02), if the link leads to one of the brand's chat hosts. Leaves a
 * guest's link unchanged.
 */
export function memberLink(href: string, mid: string | undefined, chatHosts: readonly string[]): string {
  if (mid === undefined || mid === '' || !URL.canParse(href)) return href
  const url = new URL(href)
  if (!chatHosts.includes(url.hostname)) return href
  url.searchParams.set(memberParameter, mid)
  return url.href
}

import { withoutJoiners } from '../../runtime/i18n/without-joiners.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'

/** A message without arguments as text. Returns the id if the message is missing or has arguments. */
export function plainMessage(site: Pick<SiteData, 'messages'>, id: string): string {
  const message = Object.hasOwn(site.messages, id) ? site.messages[id] : undefined
  return typeof message === 'string' ? withoutJoiners(message) : id
}

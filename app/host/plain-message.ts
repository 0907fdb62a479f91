import { withoutJoiners } from '../../runtime/i18n/without-joiners.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'

/** A message without arguments as text. Its id if it has arguments or does not exist. */
export function plainMessage(site: SiteData, id: string): string {
  const text = site.messages[id]
  return typeof text === 'string' ? withoutJoiners(text) : id
}

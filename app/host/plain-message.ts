import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import { withoutJoiners } from '../../runtime/i18n/without-joiners.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'

/** A message without arguments as text. */
export function plainMessage(site: SiteData, id: string): string {
  const { text = id } = compileMessages({ text: typeof site.messages[id] === 'string' ? site.messages[id] : id })
  return typeof text === 'string' ? withoutJoiners(text) : id
}

import { type PublicReader, readRecord } from '../../../runtime/widget-api/data.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'

/** The places of a community, in the order in which they are offered (CON-03), with their fields of `general.json`. */
const fields = {
  telegram: 'community_tele_url',
  whatsapp: 'community_whatsapp_url',
  line: 'community_line_url',
  'line-friend': 'lineLink',
} as const

/** A place of the community, with an address that is safe to link to. */
export interface CommunityPlace {
  readonly place: keyof typeof fields
  readonly href: string
}

/** The community of each member group. */
export type Community = Readonly<Record<string, readonly CommunityPlace[]>>

/** Reads the links to the community from `general.json` (CON-03). A link that no page may have is left out. */
export function readCommunity(file: unknown, world?: PublicReader['reading']): Community {
  const groups = readRecord('general-settings', file, world)?.community ?? {}
  return Object.fromEntries(
    Object.entries(groups).map(([group, links]) => [
      group,
      Object.entries(fields).flatMap(([place, field]) => {
        const href = safeLink(links[field] ?? '')
        return href?.startsWith('https://') ? [{ place: place as CommunityPlace['place'], href }] : []
      }),
    ]),
  )
}

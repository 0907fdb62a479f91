import { type PublicReader, decodeRecord } from '../../../runtime/widget-api/data.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'

/** The platforms of a community in their order on the page (CON-03), with their fields in `general.json`. */
const fields = {
  telegram: 'community_tele_url',
  whatsapp: 'community_whatsapp_url',
  line: 'community_line_url',
  'line-friend': 'lineLink',
} as const

/** A platform of the community, with a safe address. */
export interface CommunityPlace {
  readonly place: keyof typeof fields
  readonly href: string
}

/** The community of each member group. */
export type Community = Readonly<Record<string, readonly CommunityPlace[]>>

/** Reads the links to the community from `general.json` (CON-03). Leaves out unsafe links. */
export function readCommunity(file: unknown, decoding?: PublicReader['decoding']): Community {
  const groups = decodeRecord('general-settings', file, decoding)?.community ?? {}
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

import type { Contact } from '../../../schemas/generated/records.ts'
import { type PublicReader, readRecord } from '../../../runtime/widget-api/data.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'

/** The ways to reach support, in the order in which they are offered (CON-01). */
const ways = ['live_chat', 'telegram', 'facebook', 'email', 'phone', 'line', 'skype', 'whatsapp'] as const

/** One way to reach support, with an address that is safe to link to. */
export interface ContactWay {
  readonly way: (typeof ways)[number]
  readonly href: string
}

/** The group that guests are in, and the one group of a brand that knows none (CFG-06). */
export const guestGroup = 'member_group_0'

/** The ways of each member group, in one language. */
export type Contacts = Readonly<Record<string, readonly ContactWay[]>>

/**
 * Reads `contact.json`: a record per language, or one per member group and language. A way that leads where no link may lead
 * is left out; the script of a chat stays behind.
 *
 * @param file as it came from the static origin
 */
export function readContacts(file: unknown, language: string, world?: PublicReader['reading']): Contacts {
  const records = readRecord('contact-file', file, world) ?? {}
  const byGroup = (Object.hasOwn(records, guestGroup) ? records : { [guestGroup]: records }) as Groups
  return Object.fromEntries(
    Object.entries(byGroup).flatMap(([group, { [language]: record }]) =>
      record === undefined ? [] : [[group, waysOf(record)] as const],
    ),
  )
}

type Groups = Readonly<Record<string, Readonly<Record<string, Contact | undefined>>>>

/** The ways of a visitor: those of the member's own group where there are such, else those of guests. */
export function contactsFor(contacts: Contacts, group: string | undefined): readonly ContactWay[] {
  const own = group !== undefined && Object.hasOwn(contacts, group) ? contacts[group] : undefined
  return own ?? contacts[guestGroup] ?? []
}

function waysOf(record: Contact): ContactWay[] {
  return ways.flatMap((way) => {
    const href = addressOf(way, record[way]?.trim() ?? '')
    return href === undefined ? [] : [{ way, href }]
  })
}

function addressOf(way: ContactWay['way'], value: string): string | undefined {
  if (way === 'email') return /^[^\s@:/?]+@[^\s@:/?]+$/.test(value) ? `mailto:${value}` : undefined
  if (way === 'phone') return /^\+?[\d -]{3,24}$/.test(value) ? `tel:${value.replace(/[ -]/g, '')}` : undefined
  const safe = safeLink(value)
  return safe?.startsWith('https://') ? safe : undefined
}

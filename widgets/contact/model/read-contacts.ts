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
 * Reads `contact.json`: a record per language, or one per member group and language. What is not text, or leads where no
 * link may lead, is left out; the script of a chat stays behind.
 *
 * @param file as it came from the static origin
 */
export function readContacts(file: unknown, language: string): Contacts {
  if (!isObject(file)) return {}
  const byGroup = Object.hasOwn(file, guestGroup) ? file : { [guestGroup]: file }
  return Object.fromEntries(
    Object.entries(byGroup).flatMap(([group, records]) => {
      const record = isObject(records) ? records[language] : undefined
      return isObject(record) ? [[group, waysOf(record)] as const] : []
    }),
  )
}

/** The ways of a visitor: those of the member's own group where there are such, else those of guests. */
export function contactsFor(contacts: Contacts, group: string | undefined): readonly ContactWay[] {
  const own = group !== undefined && Object.hasOwn(contacts, group) ? contacts[group] : undefined
  return own ?? contacts[guestGroup] ?? []
}

function waysOf(record: Readonly<Record<string, unknown>>): ContactWay[] {
  return ways.flatMap((way) => {
    const value = record[way]
    if (typeof value !== 'string' || value.trim() === '') return []
    const href = addressOf(way, value.trim())
    return href === undefined ? [] : [{ way, href }]
  })
}

function addressOf(way: ContactWay['way'], value: string): string | undefined {
  if (way === 'email') return /^[^\s@:/?]+@[^\s@:/?]+$/.test(value) ? `mailto:${value}` : undefined
  if (way === 'phone') return /^\+?[\d -]{3,24}$/.test(value) ? `tel:${value.replace(/[ -]/g, '')}` : undefined
  const safe = safeLink(value)
  return safe?.startsWith('https://') ? safe : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

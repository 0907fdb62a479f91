import type { Contact } from '../../../schemas/generated/records.ts'
import { type PublicReader, decodeRecord } from '../../../runtime/widget-api/data.ts'
import { safeLink } from '../../../runtime/widget-api/text.ts'
import { type ChatVendor, recogniseChat } from './chat/chat-vendors.ts'
import { guestGroup, ofGroup } from './member-groups.ts'

/** The ways to reach support, in their order on the page (CON-01). */
const ways = ['live_chat', 'telegram', 'facebook', 'email', 'phone', 'line', 'skype', 'whatsapp'] as const

/** One way to reach support, with a safe address. */
export interface ContactWay {
  readonly way: (typeof ways)[number]
  readonly href: string
}

/** The live chat of a record. The vendor is `other` for the script of an unknown vendor, or of several vendors. */
export interface LiveChat {
  readonly vendor: ChatVendor | 'other'
  /** The account at the vendor; empty for `other`. */
  readonly id: string
  readonly display: Contact['livechat_display']
}

/** The contacts of one member group. */
export interface GroupContacts {
  readonly ways: readonly ContactWay[]
  /** Undefined if the record has no script. */
  readonly chat?: LiveChat
}

/** The contacts of each member group, in one language. */
export type Contacts = Readonly<Record<string, GroupContacts>>

/**
 * Reads `contact.json`: a record per language, or one per member group and language. Leaves out unsafe links. Reads
 * only the vendor and the account from a chat's script.
 *
 * @param file the file from the static origin, unvalidated
 */
export function readContacts(file: unknown, language: string, decoding?: PublicReader['decoding']): Contacts {
  const records = Object.entries(recordsByGroup(file, language, decoding))
  return Object.fromEntries(records.map(([group, record]) => [group, contactsOf(record)]))
}

/**
 * The script of a group's chat as text, for the chat's frame. Empty if the group has no chat.
 *
 * @param group the member's group; a group without a record in this language has the script of guests
 */
export function chatScript(
  file: unknown,
  language: string,
  group: string,
  decoding?: PublicReader['decoding'],
): string {
  return ofGroup(recordsByGroup(file, language, decoding), group)?.live_chat_script ?? ''
}

type Groups = Readonly<Record<string, Readonly<Record<string, Contact | undefined>>>>

/** The record of each group that has one in this language. */
function recordsByGroup(
  file: unknown,
  language: string,
  decoding?: PublicReader['decoding'],
): Readonly<Record<string, Contact>> {
  const records = decodeRecord('contact-file', file, decoding) ?? {}
  const byGroup = (Object.hasOwn(records, guestGroup) ? records : { [guestGroup]: records }) as Groups
  return Object.fromEntries(
    Object.entries(byGroup).flatMap(([group, { [language]: record }]) => (record ? [[group, record]] : [])),
  )
}

function contactsOf(record: Contact): GroupContacts {
  const offered = ways.flatMap((way) => {
    const href = addressOf(way, record[way]?.trim() ?? '')
    return href === undefined ? [] : [{ way, href }]
  })
  const script = record.live_chat_script?.trim() ?? ''
  if (script === '') return { ways: offered }
  const { vendor, id } = recogniseChat(script) ?? { vendor: 'other', id: '' }
  return { ways: offered, chat: { vendor, id, display: record.livechat_display } }
}

function addressOf(way: ContactWay['way'], value: string): string | undefined {
  if (way === 'email') return /^[^\s@:/?]+@[^\s@:/?]+$/.test(value) ? `mailto:${value}` : undefined
  if (way === 'phone') return /^\+?[\d -]{3,24}$/.test(value) ? `tel:${value.replace(/[ -]/g, '')}` : undefined
  const safe = safeLink(value)
  return safe?.startsWith('https://') ? safe : undefined
}

import { expect, test } from 'vitest'
import { ofGroup } from './member-groups.ts'
import { chatScript, readContacts } from './read-contacts.ts'

const waysFor = (contacts: ReturnType<typeof readContacts>, group?: string) => ofGroup(contacts, group)?.ways ?? []

const record = (name: string) => ({
  livechat_display: 'all_page',
  line: `https://line.me/${name}`,
  email: `${name}@help.example`,
})

test('[CFG-06] a record per language applies to every group', () => {
  const contacts = readContacts({ en: record('en'), th: record('th') }, 'th')
  expect(waysFor(contacts)).toEqual([
    { way: 'email', href: 'mailto:th@help.example' },
    { way: 'line', href: 'https://line.me/th' },
  ])
  expect(waysFor(contacts, 'member_group_2')).toEqual(waysFor(contacts))
})

test.each([
  [undefined, 'https://line.me/guest'],
  ['member_group_1', 'https://line.me/one'],
  ['member_group_9', 'https://line.me/guest'],
  ['__proto__', 'https://line.me/guest'],
])('[CFG-06] of records by group, %s gets %s', (group, expected) => {
  const file = { member_group_0: { en: record('guest') }, member_group_1: { en: record('one') } }
  expect(waysFor(readContacts(file, 'en'), group).find(({ way }) => way === 'line')?.href).toBe(expected)
})

test.each<[string, unknown]>([
  ['an empty list', []],
  ['a text', 'x'],
  ['nothing', null],
  ['a record of another language', { en: record('en') }],
  ['a record that is a list', { th: ['x'] }],
])('%s offers nothing', (_what, file) => {
  expect(waysFor(readContacts(file, 'th'))).toEqual([])
})

test.each([
  ['live_chat', 'javascript:alert(1)'],
  ['telegram', '//evil.example'],
  ['facebook', 'http://plain.example'],
  ['email', 'a@b.example?bcc=all@x.example'],
  ['email', 'javascript:alert(1)'],
  ['phone', '+66 2 000;ext=1'],
  ['line', 5],
  ['whatsapp', ' '],
])('the %s %j is left out', (way, value) => {
  expect(waysFor(readContacts({ th: { [way]: value } }, 'th'))).toEqual([])
})

test('[CON-02] the contacts contain only vendor and account of a chat, and `chatScript` returns the script’s text', () => {
  const script = "alert(1);window.__lc.license = 191;load('https://cdn.livechatinc.com/tracking.js')"
  const file = { member_group_0: { th: { ...record('th'), live_chat_script: script } } }
  const contacts = readContacts(file, 'th')
  expect(ofGroup(contacts, undefined)?.chat).toEqual({ vendor: 'livechat', id: '191', display: 'all_page' })
  expect(JSON.stringify(contacts)).not.toContain('alert')
  expect(chatScript(file, 'th', 'member_group_7')).toBe(script)
  expect(chatScript(file, 'en', 'member_group_0')).toBe('')
})

test('[CFG-06] a group without a record in this language has the contacts and the chat script of guests', () => {
  const guests = { ...record('guest'), live_chat_script: 'guests()' }
  const file = { member_group_0: { th: guests }, member_group_1: { en: record('one') } }
  expect(ofGroup(readContacts(file, 'th'), 'member_group_1')?.chat?.vendor).toBe('other')
  expect(chatScript(file, 'th', 'member_group_1')).toBe('guests()')
})

test('[CON-02] a record without a script has no chat, and the chat of an unknown vendor is `other`', () => {
  const of = (live_chat_script: string) =>
    ofGroup(readContacts({ th: { ...record('th'), live_chat_script } }, 'th'), undefined)
  expect(of(' ')?.chat).toBeUndefined()
  expect(of('evil()')?.chat).toEqual({ vendor: 'other', id: '', display: 'all_page' })
})

test('[CFG-02] a phone number written as a JSON number becomes a contact, a malformed field is left out, and a malformed file is reported', () => {
  const misread: string[] = []
  const options = { onMisread: (source: string) => void misread.push(source) }
  const file = { th: { phone: 6_620_001_234, email: { evil: 1 }, telegram: 'https://t.me/a' } }
  expect(waysFor(readContacts(file, 'th', options))).toEqual([
    { way: 'telegram', href: 'https://t.me/a' },
    { way: 'phone', href: 'tel:6620001234' },
  ])
  readContacts('maintenance', 'th', options)
  expect(misread).toEqual(['contact-file'])
})

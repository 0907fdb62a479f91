import { expect, test } from 'vitest'
import { contactsFor, readContacts } from './read-contacts.ts'

const record = (name: string) => ({
  livechat_display: 'all_page',
  line: `https://line.me/${name}`,
  email: `${name}@help.example`,
})

test('[CFG-06] a record per language is everybody’s', () => {
  const contacts = readContacts({ en: record('en'), th: record('th') }, 'th')
  expect(contactsFor(contacts, undefined)).toEqual([
    { way: 'email', href: 'mailto:th@help.example' },
    { way: 'line', href: 'https://line.me/th' },
  ])
  expect(contactsFor(contacts, 'member_group_2')).toEqual(contactsFor(contacts, undefined))
})

test.each([
  [undefined, 'https://line.me/guest'],
  ['member_group_1', 'https://line.me/one'],
  ['member_group_9', 'https://line.me/guest'],
  ['__proto__', 'https://line.me/guest'],
])('[CFG-06] of records by group, %s gets %s', (group, expected) => {
  const file = { member_group_0: { en: record('guest') }, member_group_1: { en: record('one') } }
  expect(contactsFor(readContacts(file, 'en'), group).find(({ way }) => way === 'line')?.href).toBe(expected)
})

test.each<[string, unknown]>([
  ['an empty list', []],
  ['a text', 'x'],
  ['nothing', null],
  ['a record of another language', { en: record('en') }],
  ['a record that is a list', { th: ['x'] }],
])('%s offers nothing', (_what, file) => {
  expect(contactsFor(readContacts(file, 'th'), undefined)).toEqual([])
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
])('%s that is %j is left out', (way, value) => {
  expect(contactsFor(readContacts({ th: { [way]: value } }, 'th'), undefined)).toEqual([])
})

test('the script of a chat stays behind', () => {
  const file = { th: { ...record('th'), live_chat_script: 'alert(1)' } }
  expect(JSON.stringify(readContacts(file, 'th'))).not.toContain('alert')
})

test('[CFG-02] a phone number written as a JSON number becomes a contact, and a malformed record is reported', () => {
  const told: string[] = []
  const world = { onMisread: (source: string) => void told.push(source) }
  const file = { th: { phone: 6_620_001_234, email: { evil: 1 }, telegram: 'https://t.me/a' } }
  expect(contactsFor(readContacts(file, 'th', world), undefined)).toEqual([
    { way: 'telegram', href: 'https://t.me/a' },
    { way: 'phone', href: 'tel:6620001234' },
  ])
  readContacts('maintenance', 'th', world)
  expect(told).toEqual(['contact-file'])
})

import { expect, test } from 'vitest'
import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import { plainMessage } from './plain-message.ts'

const messages = compileMessages({
  'home.title': "Today's games",
  'faq.title': "Type '{'code'}' here",
  'slot.title': 'สล็อตและโปรโมชั่น',
  'vip.title': 'Level {level}',
})

test.each([
  ['home.title', "Today's games"],
  ['faq.title', 'Type {code} here'],
  ['slot.title', 'สล็อตและโปรโมชั่น'],
  ['vip.title', 'vip.title'],
  ['no.such.title', 'no.such.title'],
  ['constructor', 'constructor'],
])('[CFG-04] the title of a page with the message %s is "%s"', (id, title) => {
  expect(plainMessage({ messages }, id)).toBe(title)
})

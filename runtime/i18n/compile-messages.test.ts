import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'

test.each([
  ['Log in', 'Log in'],
  ["You've been logged out.", "You've been logged out."],
  ["It''s '{open}'", "It's {open}"],
  ['<b>Bonus</b>', '<b>Bonus</b>'],
  ['Sent to {', 'Sent to {'],
])('[LOC-06] the text %j without arguments is the plain text %j', (text, plain) => {
  expect(compileMessages({ text })).toEqual({ text: plain })
})

test('[LOC-06] a text with an argument is parsed', () => {
  expect(compileMessages({ text: 'Sent to {to}' }).text).toMatchObject([{ value: 'Sent to ' }, { value: 'to' }])
})

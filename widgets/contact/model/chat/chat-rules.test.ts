import { expect, test } from 'vitest'
import { type ChatPlace, chatPresence, type ChatRules } from './chat-rules.ts'

const rules: ChatRules = {
  homePages: ['home'],
  moneyPages: ['deposit', 'withdrawal', 'bank', 'profile'],
  moneyDialogs: ['deposit', 'withdrawal'],
  quiet: { vendor: 'tawk', pages: ['casino', 'reward-center', 'rebate'], after: 3 },
  yieldsTo: ['announcement', 'ios-guide'],
}
type Chat = Parameters<typeof chatPresence>[0]
const tawk: Chat = { vendor: 'tawk', display: 'all_page' }
const at = (page: string, more: Partial<ChatPlace> = {}): ChatPlace => ({
  page,
  openDialogs: [],
  secondsOnPage: 0,
  ...more,
})

test.each<[string, Chat, ChatPlace, string]>([
  ['none is nowhere', { ...tawk, display: 'none' }, at('home'), 'off'],
  ['homepage is at home', { ...tawk, display: 'homepage' }, at('home'), 'shown'],
  ['homepage is nowhere else', { ...tawk, display: 'homepage' }, at('faq'), 'off'],
  ['all_page is on any page', tawk, at('faq'), 'shown'],
  ['all_page is where no page answers', tawk, { ...at(''), page: undefined }, 'shown'],
  ['a quiet page has it at first', tawk, at('casino', { secondsOnPage: 2 }), 'shown'],
  ['a quiet page hides it after three seconds', tawk, at('casino', { secondsOnPage: 3 }), 'hidden'],
  ['so does the reward centre', tawk, at('reward-center', { secondsOnPage: 3 }), 'hidden'],
  ['so does the rebate', tawk, at('rebate', { secondsOnPage: 60 }), 'hidden'],
  ['another page does not', tawk, at('slot', { secondsOnPage: 60 }), 'shown'],
  ['another vendor’s stays', { ...tawk, vendor: 'livechat' }, at('casino', { secondsOnPage: 60 }), 'shown'],
  ['one of two dialogs hides nothing', tawk, at('home', { openDialogs: ['announcement'] }), 'shown'],
  ['both dialogs hide it', tawk, at('home', { openDialogs: ['ios-guide', 'announcement'] }), 'hidden'],
  ['a page of money has none', tawk, at('withdrawal'), 'off'],
  ['an open dialog of money has none', tawk, at('home', { openDialogs: ['deposit'] }), 'off'],
])('[CON-02] %s', (_what, chat, place, presence) => {
  expect(chatPresence(chat, rules, false, place)).toBe(presence)
})

test('[CON-02] a brand may show the chat on money pages, except where the record excludes it', () => {
  expect(chatPresence(tawk, rules, true, at('deposit'))).toBe('shown')
  expect(chatPresence(tawk, rules, true, at('home', { openDialogs: ['withdrawal'] }))).toBe('shown')
  expect(chatPresence({ ...tawk, display: 'homepage' }, rules, true, at('deposit'))).toBe('off')
})

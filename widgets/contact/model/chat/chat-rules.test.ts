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
  ['display none: no page has the chat', { ...tawk, display: 'none' }, at('home'), 'off'],
  ['display homepage: the home page has the chat', { ...tawk, display: 'homepage' }, at('home'), 'shown'],
  ['display homepage: no other page has the chat', { ...tawk, display: 'homepage' }, at('faq'), 'off'],
  ['display all_page: any page has the chat', tawk, at('faq'), 'shown'],
  ['display all_page: the page for missing pages has the chat', tawk, { ...at(''), page: undefined }, 'shown'],
  ['a quiet page shows the chat at first', tawk, at('casino', { secondsOnPage: 2 }), 'shown'],
  ['a quiet page hides the chat after three seconds', tawk, at('casino', { secondsOnPage: 3 }), 'hidden'],
  ['the reward centre hides the chat after three seconds', tawk, at('reward-center', { secondsOnPage: 3 }), 'hidden'],
  ['the rebate page hides the chat after three seconds', tawk, at('rebate', { secondsOnPage: 60 }), 'hidden'],
  ['another page does not hide the chat', tawk, at('slot', { secondsOnPage: 60 }), 'shown'],
  [
    'a quiet page does not hide another vendor’s chat',
    { ...tawk, vendor: 'livechat' },
    at('casino', { secondsOnPage: 60 }),
    'shown',
  ],
  [
    'if only one dialog of `yieldsTo` is open, the chat shows',
    tawk,
    at('home', { openDialogs: ['announcement'] }),
    'shown',
  ],
  [
    'if all dialogs of `yieldsTo` are open, the chat is hidden',
    tawk,
    at('home', { openDialogs: ['ios-guide', 'announcement'] }),
    'hidden',
  ],
  ['a page that moves money has no chat', tawk, at('withdrawal'), 'off'],
  [
    'while a dialog that moves money is open, the page has no chat',
    tawk,
    at('home', { openDialogs: ['deposit'] }),
    'off',
  ],
])('[CON-02] %s', (_what, chat, place, presence) => {
  expect(chatPresence(chat, rules, false, place)).toBe(presence)
})

test('[CON-02] a brand may show the chat on money pages, unless the contact record excludes the page', () => {
  expect(chatPresence(tawk, rules, true, at('deposit'))).toBe('shown')
  expect(chatPresence(tawk, rules, true, at('home', { openDialogs: ['withdrawal'] }))).toBe('shown')
  expect(chatPresence({ ...tawk, display: 'homepage' }, rules, true, at('deposit'))).toBe('off')
})

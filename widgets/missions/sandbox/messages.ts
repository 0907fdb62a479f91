import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'other-day': {
    en: 'A new day has begun. See today’s rewards.',
    th: 'ขึ้นวันใหม่แล้ว กรุณาดูรางวัลวันนี้',
  },
  'reward-claimed': {
    en: 'You have already claimed this reward.',
    th: 'คุณรับรางวัลนี้ไปแล้ว',
  },
  'mission-unknown': {
    en: 'We could not find this mission.',
    th: 'ไม่พบภารกิจนี้',
  },
  'mission-incomplete': {
    en: 'You have not completed this mission yet.',
    th: 'คุณยังทำภารกิจนี้ไม่สำเร็จ',
  },
  'reward-paid': {
    en: 'The reward is in your bonus wallet.',
    th: 'รางวัลเข้ากระเป๋าโบนัสของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'other-day': 4301,
  'reward-claimed': 4302,
  'mission-unknown': 4303,
  'mission-incomplete': 4304,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

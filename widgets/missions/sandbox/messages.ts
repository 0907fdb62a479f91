import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'other-day': {
    en: 'A new day has begun. Please look at its rewards.',
    th: 'ขึ้นวันใหม่แล้ว กรุณาดูรางวัลของวันนี้',
  },
  'reward-claimed': {
    en: 'You have claimed this reward already.',
    th: 'คุณรับรางวัลนี้ไปแล้ว',
  },
  'mission-unknown': {
    en: 'There is no such mission.',
    th: 'ไม่พบภารกิจนี้',
  },
  'mission-open': {
    en: 'This mission is not done yet.',
    th: 'ภารกิจนี้ยังไม่สำเร็จ',
  },
  'reward-paid': {
    en: 'The reward is in your bonus wallet.',
    th: 'รางวัลเข้ากระเป๋าโบนัสของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
const codes = {
  'other-day': 4301,
  'reward-claimed': 4302,
  'mission-unknown': 4303,
  'mission-open': 4304,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

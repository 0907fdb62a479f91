import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'bonus-unknown': {
    en: 'We could not find this bonus.',
    th: 'ไม่พบโบนัสนี้',
  },
  'level-too-low': {
    en: 'You have not reached this VIP level yet.',
    th: 'คุณยังไม่ถึงระดับ VIP นี้',
  },
  'bonus-claimed': {
    en: 'You have already claimed this bonus.',
    th: 'คุณรับโบนัสนี้ไปแล้ว',
  },
  'not-birthday': {
    en: 'You can claim this bonus in the month of your birthday.',
    th: 'รับโบนัสนี้ได้ในเดือนเกิดของคุณ',
  },
  'no-programme': {
    en: 'There is no VIP programme in your currency yet.',
    th: 'ยังไม่มีโปรแกรม VIP สำหรับสกุลเงินของคุณ',
  },
  'bonus-paid': {
    en: 'The bonus is in your bonus wallet.',
    th: 'โบนัสเข้ากระเป๋าโบนัสของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'bonus-unknown': 4261,
  'level-too-low': 4262,
  'bonus-claimed': 4263,
  'not-birthday': 4264,
  'no-programme': 4265,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

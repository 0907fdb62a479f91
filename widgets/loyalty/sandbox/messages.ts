import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'bonus-unknown': {
    en: 'There is no such bonus.',
    th: 'ไม่พบโบนัสนี้',
  },
  'level-too-low': {
    en: 'You have not reached this level yet.',
    th: 'คุณยังไปไม่ถึงระดับนี้',
  },
  'bonus-claimed': {
    en: 'You have claimed this bonus already.',
    th: 'คุณรับโบนัสนี้ไปแล้ว',
  },
  'not-birthday': {
    en: 'You can claim this bonus in the month of your birthday.',
    th: 'รับโบนัสนี้ได้ในเดือนเกิดของคุณ',
  },
  'no-programme': {
    en: 'There is no VIP programme in your currency.',
    th: 'ยังไม่มีโปรแกรม VIP สำหรับสกุลเงินของคุณ',
  },
  'bonus-paid': {
    en: 'The bonus is in your bonus wallet.',
    th: 'โบนัสเข้ากระเป๋าโบนัสของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
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

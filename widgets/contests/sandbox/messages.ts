import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-contest': {
    en: 'There is no contest in your currency.',
    th: 'ยังไม่มีกิจกรรมสำหรับสกุลเงินของคุณ',
  },
  'fixture-unknown': {
    en: 'There is no such match.',
    th: 'ไม่พบคู่แข่งขันนี้',
  },
  'fixture-closed': {
    en: 'The match has kicked off. Predictions are closed.',
    th: 'การแข่งขันเริ่มแล้ว ปิดรับคำทาย',
  },
  'predicted-before': {
    en: 'You have predicted this match already.',
    th: 'คุณทายผลคู่นี้ไปแล้ว',
  },
  predicted: {
    en: 'Your prediction is in.',
    th: 'บันทึกคำทายของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
const codes = {
  'no-contest': 4641,
  'fixture-unknown': 4642,
  'fixture-closed': 4643,
  'predicted-before': 4644,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

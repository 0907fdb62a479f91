import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-spin': { en: 'You have no spin left today.', th: 'วันนี้คุณใช้สิทธิ์หมุนครบแล้ว' },
  'envelope-unknown': { en: 'There is no such envelope.', th: 'ไม่พบซองนี้' },
  'envelope-opened': { en: 'You have opened this envelope already.', th: 'คุณเปิดซองนี้ไปแล้ว' },
  'envelope-expired': { en: 'This envelope has expired.', th: 'ซองนี้หมดอายุแล้ว' },
  'item-unknown': { en: 'There is no such reward.', th: 'ไม่พบของรางวัลนี้' },
  'points-short': { en: 'You have too few points for this reward.', th: 'คะแนนของคุณไม่พอสำหรับรางวัลนี้' },
  'item-gone': { en: 'None of this reward is left.', th: 'ของรางวัลนี้หมดแล้ว' },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
const codes = {
  'no-spin': 4311,
  'envelope-unknown': 4312,
  'envelope-opened': 4313,
  'envelope-expired': 4314,
  'item-unknown': 4315,
  'points-short': 4316,
  'item-gone': 4317,
} satisfies Record<keyof typeof messages, number>

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, messageLookup(messages))

import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-spin': { en: 'You have no spins left today. Come back tomorrow.', th: 'วันนี้คุณใช้สิทธิ์หมุนครบแล้ว กลับมาหมุนใหม่พรุ่งนี้' },
  'envelope-unknown': { en: 'We could not find this red envelope.', th: 'ไม่พบซองอั่งเปานี้' },
  'envelope-opened': { en: 'You have already opened this red envelope.', th: 'คุณเปิดซองอั่งเปานี้ไปแล้ว' },
  'envelope-expired': { en: 'This red envelope has expired.', th: 'ซองอั่งเปานี้หมดอายุแล้ว' },
  'item-unknown': { en: 'We could not find this reward.', th: 'ไม่พบของรางวัลนี้' },
  'points-short': { en: 'You do not have enough points for this reward.', th: 'คะแนนของคุณไม่พอสำหรับรางวัลนี้' },
  'item-gone': { en: 'This reward is out of stock. Choose another one.', th: 'ของรางวัลนี้หมดแล้ว กรุณาเลือกของรางวัลอื่น' },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
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

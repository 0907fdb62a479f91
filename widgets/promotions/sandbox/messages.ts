import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'promotion-unavailable': {
    en: 'This promotion is not available to you. Choose another one.',
    th: 'คุณรับโปรโมชั่นนี้ไม่ได้ กรุณาเลือกโปรโมชั่นอื่น',
  },
  'promotion-taken': {
    en: 'You have already used this promotion.',
    th: 'คุณรับโปรโมชั่นนี้ไปแล้ว',
  },
  'promotion-running': {
    en: 'Another promotion is still active. Complete or end it first.',
    th: 'คุณกำลังใช้โปรโมชั่นอื่นอยู่ กรุณาทำเทิร์นให้ครบหรือจบโปรโมชั่นนั้นก่อน',
  },
  'promotion-level': {
    en: 'This promotion is for higher VIP levels.',
    th: 'โปรโมชั่นนี้สำหรับสมาชิก VIP ระดับสูงกว่า',
  },
  'deposit-needed': {
    en: 'Deposit the minimum of this promotion first.',
    th: 'กรุณาฝากเงินให้ถึงยอดขั้นต่ำของโปรโมชั่นนี้ก่อน',
  },
  'bonus-code-wrong': {
    en: 'Incorrect code. Check it and try again.',
    th: 'โค้ดไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  'bonus-code-used': {
    en: 'You have already used this code.',
    th: 'คุณใช้โค้ดนี้ไปแล้ว',
  },
  'bonus-code-given': {
    en: 'Your bonus has been added.',
    th: 'เพิ่มโบนัสให้คุณแล้ว',
  },
  'promotion-given': {
    en: 'The promotion is yours.',
    th: 'รับโปรโมชั่นเรียบร้อยแล้ว',
  },
  'promotion-done': {
    en: 'The promotion has ended.',
    th: 'โปรโมชั่นสิ้นสุดแล้ว',
  },
  'no-promotion': {
    en: 'You have no active promotion.',
    th: 'ขณะนี้ไม่มีโปรโมชั่นที่ใช้งานอยู่',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'promotion-unavailable': 4231,
  'promotion-taken': 4232,
  'promotion-running': 4233,
  'deposit-needed': 4234,
  'bonus-code-wrong': 4235,
  'bonus-code-used': 4236,
  'no-promotion': 4237,
  'promotion-level': 4238,
} satisfies Partial<Record<keyof typeof messages, number>>

export type RefusalName = keyof typeof codes

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

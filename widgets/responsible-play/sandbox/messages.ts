import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-limit': { en: 'There is no such limit.', th: 'ไม่มีวงเงินประเภทนี้' },
  'limit-amount': { en: 'Enter a valid amount.', th: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' },
  'pause-length': { en: 'Choose how long your break lasts.', th: 'กรุณาเลือกระยะเวลาหยุดพัก' },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
const codes = {
  'no-limit': 4701,
  'limit-amount': 4702,
  'pause-length': 4703,
} satisfies Record<keyof typeof messages, number>

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, messageLookup(messages))

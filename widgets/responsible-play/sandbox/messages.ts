import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-limit': { en: 'We could not find this limit.', th: 'ไม่พบวงเงินประเภทนี้' },
  'limit-amount': { en: 'Enter a valid amount.', th: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' },
  'pause-length': { en: 'Choose how long your break lasts.', th: 'กรุณาเลือกระยะเวลาพักการเล่น' },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'no-limit': 4701,
  'limit-amount': 4702,
  'pause-length': 4703,
} satisfies Record<keyof typeof messages, number>

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, messageLookup(messages))

import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-referral': {
    en: 'There is no referral programme in your currency yet.',
    th: 'ยังไม่มีโปรแกรมชวนเพื่อนสำหรับสกุลเงินของคุณ',
  },
  'commission-too-little': {
    en: 'Your commission is below the minimum.',
    th: 'ค่าคอมมิชชั่นของคุณยังไม่ถึงขั้นต่ำ',
  },
  'commission-paid': {
    en: 'Your commission is in your wallet.',
    th: 'ค่าคอมมิชชั่นเข้ากระเป๋าของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'no-referral': 4601,
  'commission-too-little': 4602,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

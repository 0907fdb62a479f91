import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'no-rebate': {
    en: 'There is no rebate in your currency yet.',
    th: 'ยังไม่มีเงินคืนสำหรับสกุลเงินของคุณ',
  },
  'kind-unknown': {
    en: 'There is no rebate for these games.',
    th: 'เกมประเภทนี้ไม่มีเงินคืน',
  },
  'rebate-too-little': {
    en: 'Your rebate is below the minimum.',
    th: 'เงินคืนของคุณยังไม่ถึงขั้นต่ำ',
  },
  'rebate-paid': {
    en: 'Your rebate is in your wallet.',
    th: 'เงินคืนเข้ากระเป๋าของคุณแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'no-rebate': 4621,
  'kind-unknown': 4622,
  'rebate-too-little': 4623,
} satisfies Partial<Record<keyof typeof messages, number>>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

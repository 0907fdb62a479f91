import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'notice-unknown': {
    en: 'We could not find this notification.',
    th: 'ไม่พบการแจ้งเตือนนี้',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'notice-unknown': 4281,
} satisfies Record<keyof typeof messages, number>

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, messageLookup(messages))

import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'notice-unknown': {
    en: 'There is no such notice.',
    th: 'ไม่พบประกาศนี้',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
const codes = {
  'notice-unknown': 4281,
} satisfies Record<keyof typeof messages, number>

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, messageLookup(messages))

import { messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'game-not-found': {
    en: 'This game does not exist.',
    th: 'ไม่พบเกมนี้',
  },
  'game-maintenance': {
    en: 'This game is under maintenance.',
    th: 'เกมนี้อยู่ระหว่างปรับปรุง',
  },
  'provider-maintenance': {
    en: 'All games of this provider are under maintenance.',
    th: 'เกมทั้งหมดของค่ายนี้อยู่ระหว่างปรับปรุง',
  },
  'wallet-unknown': {
    en: 'This wallet cannot be used with this provider.',
    th: 'ใช้กระเป๋าเงินนี้กับค่ายเกมนี้ไม่ได้',
  },
  'not-playtech': {
    en: 'This game is not opened this way.',
    th: 'เกมนี้ไม่ได้เปิดด้วยวิธีนี้',
  },
  'provider-restricted': {
    en: 'This provider is not available for your account.',
    th: 'บัญชีของคุณไม่สามารถใช้ค่ายเกมนี้ได้',
  },
  'balance-too-low': {
    en: 'Your balance is too low. Deposit to keep playing.',
    th: 'ยอดเงินคงเหลือไม่พอ ฝากเงินเพื่อเล่นต่อ',
  },
} satisfies Record<string, Text>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

import { messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'game-not-found': {
    en: 'We could not find this game.',
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
    en: 'You cannot use this wallet with this provider. Choose another one.',
    th: 'ใช้กระเป๋าเงินนี้กับค่ายเกมนี้ไม่ได้ กรุณาเลือกกระเป๋าเงินอื่น',
  },
  'not-playtech': {
    en: 'We could not open this game. Choose another one.',
    th: 'เปิดเกมนี้ไม่สำเร็จ กรุณาเลือกเกมอื่น',
  },
  'provider-restricted': {
    en: 'This provider is not available for your account.',
    th: 'บัญชีของคุณเล่นเกมของค่ายนี้ไม่ได้',
  },
  'balance-too-low': {
    en: 'Your balance is too low. Deposit to keep playing.',
    th: 'ยอดเงินคงเหลือไม่พอ ฝากเงินเพื่อเล่นต่อ',
  },
} satisfies Record<string, Text>

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

import type { Language } from './endpoint.ts'

const messages = {
  'bad-credentials': {
    en: 'The phone number or the password is not right.',
    th: 'หมายเลขโทรศัพท์หรือรหัสผ่านไม่ถูกต้อง',
  },
  'login-needed': { en: 'Please log in.', th: 'กรุณาเข้าสู่ระบบ' },
  'logged-out-elsewhere': {
    en: 'You have been logged out because your session was ended elsewhere.',
    th: 'คุณออกจากระบบแล้ว เนื่องจากเซสชันถูกยุติจากที่อื่น',
  },
  maintenance: {
    en: 'We are under maintenance. Please come back soon.',
    th: 'ระบบอยู่ระหว่างปรับปรุง กรุณากลับมาใหม่ในภายหลัง',
  },
  'not-yet': { en: 'This call is not in this sandbox yet.', th: 'แซนด์บ็อกซ์นี้ยังไม่รองรับคำสั่งนี้' },
  'game-not-found': { en: 'This game does not exist.', th: 'ไม่พบเกมนี้' },
  'game-maintenance': { en: 'This game is under maintenance.', th: 'เกมนี้อยู่ระหว่างปรับปรุง' },
  'provider-restricted': {
    en: 'This provider is not available for your account.',
    th: 'บัญชีของคุณไม่สามารถใช้ค่ายเกมนี้ได้',
  },
} as const satisfies Record<string, Record<Language, string>>

export type MessageName = keyof typeof messages

/** A sentence of the server in the language of the page. */
export function message(name: MessageName, language: Language): string {
  return messages[name][language]
}

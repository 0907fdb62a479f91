import { endedByAnother, type SessionState } from './session/sessions.ts'
import { messageLookup, type Text, textIn } from './localised-text.ts'

/** A message of the kernel in the language of the page. */
export const message = messageLookup({
  'bad-credentials': {
    en: 'Incorrect phone number or password. Try again.',
    th: 'หมายเลขโทรศัพท์หรือรหัสผ่านไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'login-needed': { en: 'Log in to continue.', th: 'กรุณาเข้าสู่ระบบก่อนทำรายการ' },
  'logged-out-elsewhere': {
    en: 'You have been logged out from another device. Log in again.',
    th: 'คุณออกจากระบบแล้ว เนื่องจากมีการออกจากระบบจากอุปกรณ์อื่น กรุณาเข้าสู่ระบบอีกครั้ง',
  },
  maintenance: {
    en: 'The site is closed for maintenance. Come back soon.',
    th: 'เว็บไซต์ปิดปรับปรุงชั่วคราว กรุณากลับมาใหม่ภายหลัง',
  },
  'not-yet': { en: 'This call is not in this sandbox yet.', th: 'แซนด์บ็อกซ์นี้ยังไม่รองรับคำสั่งนี้' },
} satisfies Record<string, Text>)

/** The reason why a call counts as a guest's, in the language of the page. */
export function reasonOf(session: SessionState, language: string): string {
  if (session.kind !== 'ended') return message('login-needed', language)
  if (session.reason) return textIn(session.reason, language)
  return message(session.code === endedByAnother ? 'logged-out-elsewhere' : 'login-needed', language)
}

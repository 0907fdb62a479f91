import type { Language } from './endpoint.ts'
import { moneyMessages } from './money-messages.ts'

const messages = {
  ...moneyMessages,
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
  'otp-sent-already': {
    en: 'A code was sent already. Please wait before you ask for another one.',
    th: 'ส่งรหัสให้แล้ว กรุณารอสักครู่ก่อนขอรหัสใหม่',
  },
  'otp-wrong': {
    en: 'This code is not right.',
    th: 'รหัสไม่ถูกต้อง',
  },
  'otp-ended': {
    en: 'This code cannot be used any more. Please ask for another one.',
    th: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่',
  },
  'account-exists': {
    en: 'This phone number already has an account. Please log in.',
    th: 'หมายเลขโทรศัพท์นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบ',
  },
  'phone-bounds': {
    en: 'This is not a phone number of the chosen country.',
    th: 'หมายเลขโทรศัพท์ไม่ถูกต้องสำหรับประเทศที่เลือก',
  },
  'password-bounds': {
    en: 'The password is too short or too long, or not of the form that is asked for.',
    th: 'รหัสผ่านสั้นหรือยาวเกินไป หรือไม่ตรงรูปแบบที่กำหนด',
  },
  'password-differs': {
    en: 'The two passwords are not the same.',
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  },
  'sign-up-closed': {
    en: 'Sign-up is closed at the moment.',
    th: 'ขณะนี้ปิดรับสมัครสมาชิก',
  },
  'bank-account': {
    en: 'Please check the bank, the account number and the account name.',
    th: 'กรุณาตรวจสอบธนาคาร เลขที่บัญชี และชื่อบัญชี',
  },
  'account-name-failed': {
    en: 'The bank gave no name for this account. Please type it.',
    th: 'ธนาคารไม่พบชื่อของบัญชีนี้ กรุณากรอกชื่อบัญชี',
  },
  'account-name-error': {
    en: 'The bank does not answer at the moment. Please try again.',
    th: 'ขณะนี้ธนาคารไม่ตอบกลับ กรุณาลองใหม่อีกครั้ง',
  },
  fullname: {
    en: 'A full name has 3 to 128 characters.',
    th: 'ชื่อ-นามสกุลต้องมี 3 ถึง 128 ตัวอักษร',
  },
  email: {
    en: 'This is not an e-mail address.',
    th: 'อีเมลไม่ถูกต้อง',
  },
  'tax-id': {
    en: 'The tax id has the form nnn.nnn.nnn-nn.',
    th: 'เลขประจำตัวผู้เสียภาษีต้องอยู่ในรูปแบบ nnn.nnn.nnn-nn',
  },
  'password-wrong': {
    en: 'The password is not right.',
    th: 'รหัสผ่านไม่ถูกต้อง',
  },
  'pin-form': {
    en: 'The PIN has six digits, the same in both fields.',
    th: 'รหัส PIN ต้องเป็นตัวเลข 6 หลัก และตรงกันทั้งสองช่อง',
  },
  'old-pin-wrong': {
    en: 'The present PIN is not right.',
    th: 'รหัส PIN ปัจจุบันไม่ถูกต้อง',
  },
  'contact-not-yours': {
    en: 'This is not an address or a number of your account.',
    th: 'อีเมลหรือหมายเลขนี้ไม่ใช่ของบัญชีของคุณ',
  },
  'contact-taken': {
    en: 'Another account has verified this address.',
    th: 'อีเมลนี้ได้รับการยืนยันกับบัญชีอื่นแล้ว',
  },
  'profile-filled': {
    en: 'This field is filled in already. Please contact us to change it.',
    th: 'ข้อมูลนี้ถูกกรอกไว้แล้ว หากต้องการแก้ไขกรุณาติดต่อเรา',
  },
} as const satisfies Record<string, Record<Language, string>>

export type MessageName = keyof typeof messages

/** A sentence of the server in the language of the page. */
export function message(name: MessageName, language: Language): string {
  return messages[name][language]
}

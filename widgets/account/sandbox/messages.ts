import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'otp-sent-already': {
    en: 'We have already sent a code. Wait before you request a new one.',
    th: 'ส่งรหัส OTP ให้แล้ว กรุณารอสักครู่ก่อนขอรหัส OTP ใหม่',
  },
  'otp-wrong': {
    en: 'Incorrect code. Check it and try again.',
    th: 'รหัส OTP ไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  'otp-ended': {
    en: 'This code has expired. Request a new one.',
    th: 'รหัส OTP นี้หมดอายุแล้ว กรุณาขอรหัส OTP ใหม่',
  },
  'account-exists': {
    en: 'This phone number already has an account. Log in instead.',
    th: 'หมายเลขโทรศัพท์นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบ',
  },
  'phone-bounds': {
    en: 'Enter a valid phone number for this country.',
    th: 'กรุณากรอกหมายเลขโทรศัพท์ให้ถูกต้องตามประเทศที่เลือก',
  },
  'password-bounds': {
    en: 'This password is too short, too long or in the wrong format. Choose another one.',
    th: 'รหัสผ่านสั้นหรือยาวเกินไป หรือไม่ตรงรูปแบบที่กำหนด กรุณาตั้งรหัสผ่านใหม่',
  },
  'password-differs': {
    en: 'The passwords do not match. Enter the same password twice.',
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน กรุณากรอกให้ตรงกัน',
  },
  'sign-up-closed': {
    en: 'Sign-up is closed right now.',
    th: 'ขณะนี้ปิดรับสมัครสมาชิก',
  },
  'bank-account': {
    en: 'Check the bank, the account number and the name on the account.',
    th: 'กรุณาตรวจสอบธนาคาร เลขที่บัญชี และชื่อบัญชี',
  },
  'account-name-failed': {
    en: 'Your bank did not return a name. Enter the name exactly as on the account.',
    th: 'ธนาคารไม่ได้แจ้งชื่อบัญชี กรุณากรอกชื่อให้ตรงกับบัญชี',
  },
  'account-name-error': {
    en: 'The bank is not responding right now. Try again.',
    th: 'ขณะนี้ธนาคารไม่ตอบกลับ กรุณาลองอีกครั้ง',
  },
  fullname: {
    en: 'Enter a full name of 3 to 128 characters.',
    th: 'กรุณากรอกชื่อ-นามสกุล 3 ถึง 128 ตัวอักษร',
  },
  email: {
    en: 'Enter a valid email.',
    th: 'กรุณากรอกอีเมลให้ถูกต้อง',
  },
  'tax-id': {
    en: 'Enter the tax ID as 123.456.789-01.',
    th: 'กรุณากรอกเลขประจำตัวผู้เสียภาษีในรูปแบบ 123.456.789-01',
  },
  'password-wrong': {
    en: 'Incorrect password. Try again.',
    th: 'รหัสผ่านไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'contact-not-yours': {
    en: 'This email or phone number is not on your account.',
    th: 'อีเมลหรือหมายเลขโทรศัพท์นี้ไม่ได้อยู่ในบัญชีของคุณ',
  },
  'contact-taken': {
    en: 'Another account already uses this email. Contact support.',
    th: 'อีเมลนี้ใช้กับบัญชีอื่นแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'profile-filled': {
    en: 'You have already entered this. Contact support to change it.',
    th: 'คุณกรอกข้อมูลนี้ไว้แล้ว หากต้องการแก้ไข กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'document-there': {
    en: 'Your document is being checked or is already verified.',
    th: 'เอกสารของคุณอยู่ระหว่างการตรวจสอบหรือได้รับการยืนยันแล้ว',
  },
  'document-unknown': {
    en: 'We could not find the picture. Add it again.',
    th: 'ไม่พบรูปภาพ กรุณาแนบอีกครั้ง',
  },
  'document-refused': {
    en: 'We could not read the picture. Send a clearer one.',
    th: 'ระบบอ่านรูปภาพไม่ได้ กรุณาส่งรูปภาพที่ชัดเจนกว่านี้',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'otp-sent-already': 140014,
  'otp-wrong': 4101,
  'otp-ended': 4102,
  'account-exists': 4111,
  'phone-bounds': 4112,
  'password-bounds': 4113,
  'password-differs': 4114,
  'sign-up-closed': 4115,
  'bank-account': 4116,
  fullname: 4117,
  email: 4118,
  'tax-id': 4119,
  'password-wrong': 4121,
  'contact-not-yours': 4124,
  'contact-taken': 4125,
  'profile-filled': 4126,
  'document-there': 4241,
  'document-unknown': 4242,
} satisfies Partial<Record<keyof typeof messages, number>>

export type RefusalName = keyof typeof codes

/** A message of the area in the language of the page. */
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

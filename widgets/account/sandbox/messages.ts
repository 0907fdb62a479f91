import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'otp-sent-already': {
    en: 'We have already sent a code. Please wait before you request a new one.',
    th: 'ส่งรหัสให้แล้ว กรุณารอสักครู่ก่อนขอรหัสใหม่',
  },
  'otp-wrong': {
    en: 'Incorrect code. Please try again.',
    th: 'รหัสไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'otp-ended': {
    en: 'This code has expired. Please request a new one.',
    th: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่',
  },
  'account-exists': {
    en: 'This phone number already has an account. Please log in.',
    th: 'หมายเลขโทรศัพท์นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบ',
  },
  'phone-bounds': {
    en: 'Enter a phone number of the chosen country.',
    th: 'หมายเลขโทรศัพท์ไม่ถูกต้องสำหรับประเทศที่เลือก',
  },
  'password-bounds': {
    en: 'The password is too short, too long or in the wrong format.',
    th: 'รหัสผ่านสั้นหรือยาวเกินไป หรือไม่ตรงรูปแบบที่กำหนด',
  },
  'password-differs': {
    en: 'The two passwords do not match.',
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  },
  'sign-up-closed': {
    en: 'Sign-up is closed right now.',
    th: 'ขณะนี้ปิดรับสมัครสมาชิก',
  },
  'bank-account': {
    en: 'Please check the bank, the account number and the account name.',
    th: 'กรุณาตรวจสอบธนาคาร เลขที่บัญชี และชื่อบัญชี',
  },
  'account-name-failed': {
    en: 'The bank did not return a name for this account. Please enter it.',
    th: 'ธนาคารไม่พบชื่อของบัญชีนี้ กรุณากรอกชื่อบัญชี',
  },
  'account-name-error': {
    en: 'The bank is not responding right now. Please try again.',
    th: 'ขณะนี้ธนาคารไม่ตอบกลับ กรุณาลองอีกครั้ง',
  },
  fullname: {
    en: 'Enter a full name of 3 to 128 characters.',
    th: 'ชื่อ-นามสกุลต้องมี 3 ถึง 128 ตัวอักษร',
  },
  email: {
    en: 'Enter a valid email.',
    th: 'อีเมลไม่ถูกต้อง',
  },
  'tax-id': {
    en: 'Enter the tax ID as nnn.nnn.nnn-nn.',
    th: 'เลขประจำตัวผู้เสียภาษีต้องอยู่ในรูปแบบ nnn.nnn.nnn-nn',
  },
  'password-wrong': {
    en: 'Incorrect password. Please try again.',
    th: 'รหัสผ่านไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'contact-not-yours': {
    en: 'This email or number is not on your account.',
    th: 'อีเมลหรือหมายเลขนี้ไม่ใช่ของบัญชีของคุณ',
  },
  'contact-taken': {
    en: 'Another account has already verified this email.',
    th: 'อีเมลนี้ได้รับการยืนยันกับบัญชีอื่นแล้ว',
  },
  'profile-filled': {
    en: 'This field is already filled in. Please contact support to change it.',
    th: 'ข้อมูลนี้ถูกกรอกไว้แล้ว หากต้องการแก้ไขกรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  'document-there': {
    en: 'Your document is being checked or is already verified.',
    th: 'เอกสารของคุณอยู่ระหว่างการตรวจสอบหรือได้รับการยืนยันแล้ว',
  },
  'document-unknown': {
    en: 'The picture was not found. Please add it again.',
    th: 'ไม่พบรูปภาพ กรุณาแนบใหม่อีกครั้ง',
  },
  'document-refused': {
    en: 'The picture could not be read. Please send a clearer one.',
    th: 'อ่านรูปภาพไม่ได้ กรุณาส่งรูปที่ชัดเจนกว่านี้',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
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

import { refuser, sayer, type Text } from '../../../sandbox/index.ts'

const messages = {
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
  'document-there': {
    en: 'Your document is being checked or has been verified already.',
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

/** A sentence of the area in the language of the page. */
export const message = sayer(messages)

/** A refusal with its code and its sentence in the language of the page. */
export const refusal = refuser(codes, message)

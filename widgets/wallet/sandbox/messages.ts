import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'pin-form': {
    en: 'Enter the same 6 digits in both PIN fields.',
    th: 'กรุณากรอกรหัส PIN เป็นตัวเลข 6 หลักให้ตรงกันทั้งสองช่อง',
  },
  'old-pin-wrong': {
    en: 'Incorrect current PIN. Try again.',
    th: 'รหัส PIN ปัจจุบันไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'amount-form': {
    en: 'Enter a valid amount.',
    th: 'กรุณากรอกจำนวนเงินให้ถูกต้อง',
  },
  'amount-low': {
    en: 'The amount is below the minimum. Enter a higher amount.',
    th: 'จำนวนเงินต่ำกว่าขั้นต่ำ กรุณาเพิ่มจำนวนเงิน',
  },
  'amount-high': {
    en: 'The amount is above the maximum. Enter a lower amount.',
    th: 'จำนวนเงินเกินยอดสูงสุด กรุณาลดจำนวนเงิน',
  },
  'no-channel': {
    en: 'This deposit method is not available right now. Choose another one.',
    th: 'ขณะนี้ช่องทางฝากเงินนี้ยังไม่เปิดให้บริการ กรุณาเลือกช่องทางอื่น',
  },
  'receipt-needed': {
    en: 'Add your transfer slip.',
    th: 'กรุณาแนบสลิปโอนเงิน',
  },
  'receipt-unknown': {
    en: 'We could not find the slip. Add it again.',
    th: 'ไม่พบสลิปโอนเงิน กรุณาแนบอีกครั้ง',
  },
  'receipt-files': {
    en: 'The slip must be a JPEG or PNG picture of up to 10 MB. Choose another one.',
    th: 'สลิปต้องเป็นรูปภาพ JPEG หรือ PNG ขนาดไม่เกิน 10 MB กรุณาเลือกรูปภาพอื่น',
  },
  'key-reused': {
    en: 'This request does not match the earlier one. Start again.',
    th: 'ข้อมูลไม่ตรงกับรายการก่อนหน้า กรุณาเริ่มทำรายการใหม่',
  },
  'not-available': {
    en: 'You cannot withdraw this much right now. Enter a lower amount.',
    th: 'จำนวนเงินเกินยอดที่ถอนได้ในขณะนี้ กรุณาลดจำนวนเงิน',
  },
  'daily-count': {
    en: 'You have used all withdrawals for today. Try again tomorrow.',
    th: 'วันนี้คุณถอนเงินครบจำนวนครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
  },
  'no-payout-account': {
    en: 'We could not find this account. Choose another one.',
    th: 'ไม่พบบัญชีนี้ กรุณาเลือกบัญชีอื่น',
  },
  'rate-changed': {
    en: 'The rate has changed. Check the amount again.',
    th: 'อัตราแลกเปลี่ยนเปลี่ยนแล้ว กรุณาตรวจสอบจำนวนเงินอีกครั้ง',
  },
  'pin-first': {
    en: 'Enter your withdrawal PIN.',
    th: 'กรุณากรอกรหัส PIN ถอนเงิน',
  },
  'fullname-first': {
    en: 'Confirm your full name.',
    th: 'กรุณายืนยันชื่อ-นามสกุลของคุณ',
  },
  'pin-wrong': {
    en: 'Incorrect PIN. Try again.',
    th: 'รหัส PIN ไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'fullname-wrong': {
    en: 'This name does not match your account. Check it and try again.',
    th: 'ชื่อ-นามสกุลไม่ตรงกับบัญชีของคุณ กรุณาตรวจสอบอีกครั้ง',
  },
  'checks-locked': {
    en: 'Too many incorrect attempts. Try again in 15 minutes.',
    th: 'กรอกข้อมูลผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก 15 นาที',
  },
  'not-your-name': {
    en: 'The account must be in your own name.',
    th: 'ชื่อบัญชีต้องตรงกับชื่อ-นามสกุลของคุณ',
  },
  'account-there': {
    en: 'You have already added this account.',
    th: 'คุณเพิ่มบัญชีนี้ไว้แล้ว',
  },
  'address-wrong': {
    en: 'Enter a valid address for this coin.',
    th: 'กรุณากรอกที่อยู่กระเป๋าของเหรียญนี้ให้ถูกต้อง',
  },
  'too-many-accounts': {
    en: 'You cannot add more accounts of this kind. Contact support.',
    th: 'คุณเพิ่มบัญชีประเภทนี้ครบจำนวนแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. A code never changes, because clients depend on it. */
const codes = {
  'pin-form': 4122,
  'old-pin-wrong': 4123,
  'amount-form': 4201,
  'amount-low': 4202,
  'amount-high': 4203,
  'no-channel': 4204,
  'receipt-needed': 4205,
  'receipt-unknown': 4206,
  'receipt-files': 4207,
  'key-reused': 4208,
  'not-available': 4211,
  'daily-count': 4212,
  'no-payout-account': 4213,
  'rate-changed': 4214,
  'pin-first': 4215,
  'fullname-first': 4216,
  'pin-wrong': 4217,
  'fullname-wrong': 4218,
  'checks-locked': 4219,
  'not-your-name': 4221,
  'account-there': 4222,
  'address-wrong': 4223,
  'too-many-accounts': 4224,
} satisfies Partial<Record<keyof typeof messages, number>>

export type RefusalName = keyof typeof codes

/** A message of the area in the language of the page. */
const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

import type { Language } from './endpoint.ts'

/** What the money calls say. */
export const moneyMessages = {
  'amount-form': { en: 'This is not an amount.', th: 'จำนวนเงินไม่ถูกต้อง' },
  'amount-low': { en: 'The amount is below the minimum.', th: 'จำนวนเงินต่ำกว่าขั้นต่ำ' },
  'amount-high': { en: 'The amount is above the maximum.', th: 'จำนวนเงินเกินกว่าที่กำหนด' },
  'no-channel': {
    en: 'This way to deposit is not available at the moment.',
    th: 'ขณะนี้ไม่สามารถฝากเงินผ่านช่องทางนี้ได้',
  },
  'receipt-needed': { en: 'Please add the receipt of your transfer.', th: 'กรุณาแนบสลิปการโอนเงิน' },
  'receipt-unknown': {
    en: 'The receipt was not found. Please add it again.',
    th: 'ไม่พบสลิปการโอนเงิน กรุณาแนบใหม่อีกครั้ง',
  },
  'receipt-files': {
    en: 'A receipt is a JPEG or PNG picture of at most 10 MB.',
    th: 'สลิปต้องเป็นรูปภาพ JPEG หรือ PNG ขนาดไม่เกิน 10 MB',
  },
  'key-reused': {
    en: 'This request was already used for something else. Please start again.',
    th: 'คำขอนี้ถูกใช้กับรายการอื่นแล้ว กรุณาเริ่มทำรายการใหม่',
  },
  'not-available': {
    en: 'The amount is above what you can withdraw now.',
    th: 'จำนวนเงินเกินยอดที่ถอนได้ในขณะนี้',
  },
  'daily-count': {
    en: 'You have used all withdrawals of today.',
    th: 'คุณถอนเงินครบจำนวนครั้งของวันนี้แล้ว',
  },
  'no-payout-account': {
    en: 'This account was not found. Please choose another one.',
    th: 'ไม่พบบัญชีนี้ กรุณาเลือกบัญชีอื่น',
  },
  'rate-changed': {
    en: 'The rate has changed. Please check the amount again.',
    th: 'อัตราแลกเปลี่ยนมีการเปลี่ยนแปลง กรุณาตรวจสอบจำนวนเงินอีกครั้ง',
  },
  'pin-first': { en: 'Please enter your withdrawal PIN.', th: 'กรุณากรอกรหัส PIN สำหรับถอนเงิน' },
  'fullname-first': { en: 'Please confirm your full name.', th: 'กรุณายืนยันชื่อ-นามสกุลของคุณ' },
  'pin-wrong': { en: 'The PIN is not right.', th: 'รหัส PIN ไม่ถูกต้อง' },
  'fullname-wrong': {
    en: 'The full name is not the one of your account.',
    th: 'ชื่อ-นามสกุลไม่ตรงกับบัญชีของคุณ',
  },
  'checks-locked': {
    en: 'Too many wrong entries. Please try again in 15 minutes.',
    th: 'กรอกข้อมูลผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก 15 นาที',
  },
  'not-your-name': {
    en: 'The account must be in your own name.',
    th: 'ชื่อบัญชีต้องตรงกับชื่อ-นามสกุลของคุณ',
  },
  'account-there': { en: 'You have added this account already.', th: 'คุณเพิ่มบัญชีนี้ไว้แล้ว' },
  'address-wrong': { en: 'This is not an address of this coin.', th: 'ที่อยู่กระเป๋าเงินของเหรียญนี้ไม่ถูกต้อง' },
  'too-many-accounts': {
    en: 'You cannot add more accounts of this kind.',
    th: 'คุณเพิ่มบัญชีประเภทนี้ครบจำนวนแล้ว',
  },
  'promotion-ended': { en: 'This promotion cannot be taken.', th: 'ไม่สามารถรับโปรโมชันนี้ได้' },
  'promotion-taken': { en: 'You have had this promotion already.', th: 'คุณรับโปรโมชันนี้ไปแล้ว' },
  'promotion-running': {
    en: 'Another promotion is still running.',
    th: 'คุณยังมีโปรโมชันอื่นที่ใช้งานอยู่',
  },
  'deposit-needed': {
    en: 'Please make a deposit that is large enough for this promotion first.',
    th: 'กรุณาฝากเงินให้ถึงยอดขั้นต่ำของโปรโมชันนี้ก่อน',
  },
  'bonus-code-wrong': { en: 'This code is not right.', th: 'โค้ดไม่ถูกต้อง' },
  'bonus-code-used': { en: 'You have used this code already.', th: 'คุณใช้โค้ดนี้ไปแล้ว' },
  'bonus-code-given': { en: 'Your bonus has been added.', th: 'เพิ่มโบนัสให้คุณแล้ว' },
  'promotion-given': { en: 'The promotion is yours.', th: 'รับโปรโมชันเรียบร้อยแล้ว' },
  'promotion-done': { en: 'The promotion has ended.', th: 'โปรโมชันสิ้นสุดแล้ว' },
  'no-promotion': { en: 'No promotion is running.', th: 'ไม่มีโปรโมชันที่ใช้งานอยู่' },
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
} as const satisfies Record<string, Record<Language, string>>

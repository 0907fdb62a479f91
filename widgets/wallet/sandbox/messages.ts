import { refuser, messageLookup, type Text } from '../../../sandbox/index.ts'

const messages = {
  'pin-form': {
    en: 'Enter the same six digits in both PIN fields.',
    th: 'รหัส PIN ต้องเป็นตัวเลข 6 หลัก และตรงกันทั้งสองช่อง',
  },
  'old-pin-wrong': {
    en: 'This is not your current PIN. Please try again.',
    th: 'รหัส PIN ปัจจุบันไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'amount-form': {
    en: 'Enter a valid amount.',
    th: 'กรุณากรอกจำนวนเงินให้ถูกต้อง',
  },
  'amount-low': {
    en: 'The amount is below the minimum.',
    th: 'จำนวนเงินต่ำกว่าขั้นต่ำ',
  },
  'amount-high': {
    en: 'The amount is above the maximum.',
    th: 'จำนวนเงินเกินกว่าที่กำหนด',
  },
  'no-channel': {
    en: 'This deposit channel is not available right now.',
    th: 'ขณะนี้ไม่สามารถฝากเงินผ่านช่องทางนี้ได้',
  },
  'receipt-needed': {
    en: 'Please add the receipt of your transfer.',
    th: 'กรุณาแนบสลิปการโอนเงิน',
  },
  'receipt-unknown': {
    en: 'The receipt was not found. Please add it again.',
    th: 'ไม่พบสลิปการโอนเงิน กรุณาแนบใหม่อีกครั้ง',
  },
  'receipt-files': {
    en: 'Use a JPEG or PNG picture of up to 10 MB as receipt.',
    th: 'สลิปต้องเป็นรูปภาพ JPEG หรือ PNG ขนาดไม่เกิน 10 MB',
  },
  'key-reused': {
    en: 'This request was already used for something else. Please start again.',
    th: 'คำขอนี้ถูกใช้กับรายการอื่นแล้ว กรุณาเริ่มทำรายการใหม่',
  },
  'not-available': {
    en: 'The amount is more than you can withdraw right now.',
    th: 'จำนวนเงินเกินยอดที่ถอนได้ในขณะนี้',
  },
  'daily-count': {
    en: 'You have used all of today’s withdrawals.',
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
  'pin-first': {
    en: 'Please enter your withdrawal PIN.',
    th: 'กรุณากรอกรหัส PIN สำหรับถอนเงิน',
  },
  'fullname-first': {
    en: 'Please confirm your full name.',
    th: 'กรุณายืนยันชื่อ-นามสกุลของคุณ',
  },
  'pin-wrong': {
    en: 'Incorrect PIN. Please try again.',
    th: 'รหัส PIN ไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  'fullname-wrong': {
    en: 'This name does not match your account. Please check it.',
    th: 'ชื่อ-นามสกุลไม่ตรงกับบัญชีของคุณ กรุณาตรวจสอบอีกครั้ง',
  },
  'checks-locked': {
    en: 'Too many wrong entries. Please try again in 15 minutes.',
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
    en: 'You cannot add more accounts of this kind.',
    th: 'คุณเพิ่มบัญชีประเภทนี้ครบจำนวนแล้ว',
  },
} satisfies Record<string, Text>

/** The codes of the refusals. They are permanent: clients decide by them. */
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
export const message = messageLookup(messages)

/** A refusal with its code and its message in the language of the page. */
export const refusal = refuser(codes, message)

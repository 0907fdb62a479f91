import { randomFor } from '../../../../sandbox/index.ts'

/** A bank's response about the name of an account (AUT-13). */
export type AccountName =
  | { readonly status: 'SUCCESS'; readonly holder: string }
  | { readonly status: 'FAILED' }
  | { readonly status: 'ERROR' }

const firstNames = ['สมชาย', 'สมหญิง', 'ณัฐพล', 'กมลชนก', 'ธนกร', 'พิมพ์ชนก', 'วรวุฒิ', 'สุภาพร'] as const
const familyNames = ['ใจดี', 'ทองสุข', 'ศรีสวัสดิ์', 'บุญมี', 'แสงทอง', 'พงษ์ไพร', 'วัฒนา', 'รักไทย'] as const

/** Simulates the bank's response. The last digit of the account number decides: 0 to 7 SUCCESS, 8 FAILED, 9 ERROR. */
export function lookUpAccountName(seed: number, bankId: number, number: string): AccountName {
  if (number.endsWith('9')) return { status: 'ERROR' }
  if (number.endsWith('8')) return { status: 'FAILED' }
  const random = randomFor(seed, `account-name:${bankId}:${number}`)
  return { status: 'SUCCESS', holder: `${random.pick(firstNames)} ${random.pick(familyNames)}` }
}

import type { OtpReceipt } from '../../../../schemas/generated/records.ts'
import { refusal } from '../messages.ts'
import type { Delivery, OneTimePasswords, OtpKey } from './one-time-passwords.ts'

/**
 * Sends a code and returns the response with its receipt. The status is 140014 if the code was sent before (AUT-11).
 */
export function sendCode(
  passwords: OneTimePasswords,
  key: OtpKey,
  delivery: Delivery,
  language: string,
): { status: boolean; code?: number; msg?: string; data: OtpReceipt } {
  const { wasSentAlready, receipt } = passwords.send(key, delivery)
  return wasSentAlready ? { ...refusal('otp-sent-already', language), data: receipt } : { status: true, data: receipt }
}

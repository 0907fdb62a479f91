import type { OtpReceipt } from '../../../../schemas/generated/records.ts'
import { refusal } from '../messages.ts'
import type { Delivery, OneTimePasswords, OtpKey } from './one-time-passwords.ts'

/**
 * Sends a one-time password and returns the response with the receipt. Within the resend time, sends no code, and
 * returns the refusal 140014 with the receipt of the last code (AUT-11).
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

import { parseServerTime } from '../i18n/locale-formats.ts'

/**
 * Time until a one-time password may be sent again, in seconds (AUT-09): 300 for a receipt with an asterisk, or else
 * until the time in the receipt. Undefined if the receipt has no time.
 *
 * @param receipt the response's `data`
 * @param now the server's time, ms
 */
export function resendSeconds(receipt: string | undefined, now: number): number | undefined {
  if (receipt === undefined) return undefined
  if (receipt.includes('*')) return 300
  const moment = parseServerTime(receipt)
  return Number.isNaN(moment) ? undefined : (moment - now) / 1000
}

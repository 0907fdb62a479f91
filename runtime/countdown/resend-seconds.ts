import { parseServerTime } from '../i18n/locale-formats.ts'

/**
 * Returns the time until a one-time password may be sent again, in seconds (AUT-09): 300 for a receipt with an
 * asterisk, otherwise the time from `now` to the time in the receipt, negative for a past time. Undefined if the
 * receipt has no time.
 *
 * @param receipt the text `data` in the response's data
 * @param now the server's time, in ms since 1970
 */
export function resendSeconds(receipt: string | undefined, now: number): number | undefined {
  if (receipt === undefined) return undefined
  if (receipt.includes('*')) return 300
  const moment = parseServerTime(receipt)
  return Number.isNaN(moment) ? undefined : (moment - now) / 1000
}

import { parseServerTime } from '../i18n/locale-formats.ts'

/**
 * The seconds until a one-time password may be sent again (AUT-09). Negative if this time has passed. Undefined if the
 * receipt has no time.
 *
 * @param receipt the text in the response's data: a time, or a text with an asterisk, which means 300 s
 * @param now the server's time, in ms since 1970
 */
export function resendSeconds(receipt: string | undefined, now: number): number | undefined {
  if (receipt === undefined) return undefined
  if (receipt.includes('*')) return 300
  const moment = parseServerTime(receipt)
  return Number.isNaN(moment) ? undefined : (moment - now) / 1000
}

import { parseServerTime } from '../i18n/locale-formats.ts'

/**
 * How long until a one-time password may be sent again, in seconds (AUT-09): 300 where the receipt is masked with an
 * asterisk, else until the moment that it names; undefined if it names none.
 *
 * @param receipt what the answer's `data` holds
 * @param now the server's time, ms
 */
export function resendSeconds(receipt: string | undefined, now: number): number | undefined {
  if (receipt === undefined) return undefined
  if (receipt.includes('*')) return 300
  const moment = parseServerTime(receipt)
  return Number.isNaN(moment) ? undefined : (moment - now) / 1000
}

/** The number of an amount's decimals, from 2 to 20. `unless-whole`: two, and none for a whole amount. */
export type Decimals = number | 'unless-whole'

/**
 * Formats an amount, which is a decimal string: en-US grouping, two decimals by default, without rounding up (LOC-07).
 * Returns `-` for a malformed amount.
 */
export function formatAmount(amount: string, decimals: Decimals = 2): string {
  return isDecimal(amount) ? new Intl.NumberFormat('en-US', digits(decimals)).format(amount as unknown as number) : '-'
}

/**
 * An amount with the sign of its currency, or with the currency's code if it has no sign: `฿12,480.50`, `₱2,500.00`.
 */
export function formatMoney(amount: string, currency: string, decimals: Decimals = 2): string {
  if (!isDecimal(amount)) return '-'
  const format = moneyFormat(currency, decimals)
  return format ? format.format(amount as unknown as number) : `${currency} ${formatAmount(amount, decimals)}`.trim()
}

/** The sign of a currency, `฿`, or its code if it has no sign. */
export function currencySign(currency: string): string {
  const parts = moneyFormat(currency, 2)?.formatToParts(0) ?? []
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The formats by currency and decimals. Creating a format takes tens of times as long as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Undefined for a text that is not a currency code, because the backend may send other names. */
function moneyFormat(currency: string, decimals: Decimals): Intl.NumberFormat | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const key = `${currency}${decimals}`
  const known = moneyFormats.get(key)
  if (known) return known
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const made = new Intl.NumberFormat('en-US', { ...style, ...digits(decimals) })
  moneyFormats.set(key, made)
  return made
}

const isDecimal = (amount: string) => /^-?\d+(?:\.\d+)?$/.test(amount)

function digits(decimals: Decimals): Intl.NumberFormatOptions {
  const isShort = decimals === 'unless-whole'
  const count = isShort ? 2 : Math.max(2, Math.min(decimals, 20))
  return {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
    roundingMode: 'trunc',
    // A value that is cut to zero has no minus sign.
    signDisplay: 'negative',
  } as Intl.NumberFormatOptions
}

/** A server's time in ms since 1970. A text without a zone is in UTC+8. NaN for a malformed text (LOC-07). */
export function parseServerTime(text: string): number {
  // PostgreSQL writes a zone without minutes: `+08`.
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/T[\d:.]+[+-]\d{2}$/, '$&:00')
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso.length === 10 ? `${iso}T00:00:00` : iso}+08:00`)
}

/** Formats a time in a time zone: `2026-11-21`, or `2026-11-21 18:05` (LOC-07). Returns `-` for a malformed time. */
export function formatDate(moment: number, timeZone: string, withTime = false): string {
  if (Number.isNaN(moment)) return '-'
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  )
  if (!withTime) return date
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
  return `${date} ${time}`
}

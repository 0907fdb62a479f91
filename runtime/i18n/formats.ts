/** Money as people read it: en-US grouping, two decimals, up to twenty where asked for (LOC-07). Amounts are decimal strings. */
export function formatAmount(amount: string, decimals = 2): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(amount)) return '-'
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: Math.min(decimals, 20),
    maximumFractionDigits: Math.min(decimals, 20),
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions).format(amount as unknown as number)
}

/** A server's moment in ms. A string without a zone is eight hours ahead of UTC; NaN where it cannot be read (LOC-07). */
export function parseServerTime(text: string): number {
  const iso = text.trim().replace(' ', 'T')
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso.length === 10 ? `${iso}T00:00:00` : iso}+08:00`)
}

/** `2026-11-21`, or `2026-11-21 18:05`, in a time zone (LOC-07). `-` where the moment cannot be read. */
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

/**
 * A whole number: `7`, `"7"`, `7.00`. Refuses a number from 2^53, because it may have lost precision. Refuses `true`,
 * because the number 1 could be the id of an account or a channel.
 */
export function decodeInteger(value: unknown): number | undefined {
  const text = textOf(value)
  if (text === undefined || !/^-?\d{1,16}(?:\.0+)?$/.test(text)) return undefined
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : undefined
}

/**
 * A decimal number as text, with the digits that the backend sent: `"100.50"` stays, `100.5` becomes `"100.5"`. Refuses
 * a whole JSON number from 2^53, because it may have lost precision. Refuses texts with groups, a currency sign or an
 * exponent.
 */
export function decodeDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return decimalOf(value)
  const text = textOf(value)
  return text !== undefined && text.length <= 64 && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined
}

function decimalOf(value: number): string | undefined {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) return undefined
  const text = String(value)
  if (!text.includes('e')) return text
  // At this point, JavaScript writes only small numbers with an exponent: 1e-7 is 0.0000001.
  const [, sign = '', whole = '', fraction = '', exponent = ''] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? []
  const places = Number(exponent)
  return places > 0 && places <= 20 ? `${sign}0.${'0'.repeat(places - 1)}${whole}${fraction}` : undefined
}

/** A boolean: true or false, also as a text in any case, or 1 or 0, also as a text. */
export function decodeBoolean(value: unknown): boolean | undefined {
  const text = String(typeof value === 'object' ? '' : value).toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

/**
 * A day, or a time with or without its offset from UTC: `2026-11-21`, `2026-11-21 18:00:00`, `2026-11-21T18:00:00Z`.
 * PostgreSQL writes an offset without minutes: `2026-11-21 18:00:00+08`.
 */
export function decodeTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/.test(text))
    return undefined
  const iso = text.replace(' ', 'T').replace(/T[\d:.]+[+-]\d{2}$/, '$&:00')
  return Number.isNaN(Date.parse(iso)) ? undefined : text
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : undefined
}

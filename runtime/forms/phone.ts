import type { Country } from '../../schemas/generated/records.ts'

/** A phone field's data about a country. */
export type PhoneCountry = Pick<Country, 'code' | 'mobileno_length_min' | 'mobileno_length_max'>

/**
 * The bounds of numbers until the list of countries has loaded (VAL-03): a country's default bounds, with one more
 * digit allowed.
 */
export const anyCountry: PhoneCountry = { code: '66', mobileno_length_min: 5, mobileno_length_max: 13 }

/**
 * Replaces Thai and full-width digits in a text with 0 to 9, and full-width dots and commas with `.` and `,`. Keyboards
 * and input methods write such characters.
 */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙，．０-９]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) - (one < '，' ? 0x0e20 : 0xfee0)),
  )
}

/** The digits of a text as 0 to 9, including Thai and full-width digits. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}

/**
 * Whether the numbers of a country have a leading 0 (66) or none (880, 63). In other countries, a leading 0 stays as
 * typed.
 */
const zeroRules: Readonly<Record<string, 'force' | 'remove'>> = { '66': 'force', '880': 'remove', '63': 'remove' }

/**
 * The digits of a typed or pasted number (VAL-04), without the country's dial code. `zeroRules` adds, removes or keeps
 * the leading 0.
 */
export function phoneDigits(text: string, { code, mobileno_length_max: most }: PhoneCountry): string {
  const digits = digitsOf(text)
  const named = /^\s*(?:\+|00)/.test(text) || digits.length > most
  const number =
    named && digits.replace(/^00/, '').startsWith(code) ? digits.replace(/^00/, '').slice(code.length) : digits
  if (number === '') return ''
  const bare = number.replace(/^0+/, '')
  if (zeroRules[code] === 'remove') return bare
  return zeroRules[code] === 'force' ? `0${bare}` : number
}

/** The shown form of a number, with a dash after the 3rd and the 6th digit (VAL-04): `081-234-5678`. */
export const phoneMask = '###-###-##############'

/** The account name for a phone number: dial code and number without a dash, `660812345678`. */
export const accountOf = (number: string, country: PhoneCountry) => `${country.code}${phoneDigits(number, country)}`

/**
 * Converts an account name from an address: a phone number in any form becomes the form that login sends. A name stays
 * as it is.
 */
export function accountOfText(text: string, country: PhoneCountry): string {
  return /^[+\d\s()-]+$/.test(text) && digitsOf(text).length >= 5 ? accountOf(text, country) : text
}

/**
 * A phone value in its two parts, split at the first hyphen: `66-0812345678` (VAL-03). Undefined if a part is empty.
 */
export function splitPhone(value: string): { readonly code: string; readonly number: string } | undefined {
  const [code = '', ...rest] = value.split('-')
  const number = rest.join('-')
  return code === '' || number === '' ? undefined : { code, number }
}

/**
 * The fewest digits that enable a form's button, not counting the dial code. This is the country's minimum, or fewer if
 * these digits and the dial code have 12 digits together (VAL-04).
 */
export function fewestDigits({ code, mobileno_length_min: fewest }: PhoneCountry): number {
  return Math.min(12 - code.length, Math.max(fewest, 1))
}

/** The limits of a phone number: its minimum and maximum number of digits, and a pattern of the accepted prefixes. */
export function phoneBounds(country: PhoneCountry, prefixes: readonly string[] = []) {
  return {
    min: country.mobileno_length_min,
    max: Math.max(country.mobileno_length_max, country.mobileno_length_min),
    pattern: prefixes.length === 0 ? '' : `^(?:${prefixes.filter((one) => /^\d+$/.test(one)).join('|')})`,
  }
}

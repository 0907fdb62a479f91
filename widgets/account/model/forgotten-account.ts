import { accountOf, anyCountry, asciiDigits, digitsOf } from '../../../runtime/widget-api/forms.ts'
import type { Manifest } from '../../../runtime/widget-api/site.ts'
import type { Country } from '../../../schemas/generated/records.ts'
import { firstCountry } from './allowed-countries.ts'

type Identifier = Manifest['auth']['forgotIdentifiers'][number]

/** Whether a text is a phone number in any form, with ASCII, Thai or full-width digits. */
export const isNumber = (text: string): boolean => /^[\s()+-]*\d[\d\s()+-]*$/.test(asciiDigits(text))

/**
 * Whether a brand lets a member name an account by this text (AUT-17). A number is both a username and a phone number.
 */
export function isOffered(text: string, offered: readonly Identifier[]): boolean {
  if (text.includes('@')) return offered.includes('email')
  return offered.includes('username') || (isNumber(text) && offered.includes('mobile'))
}

/**
 * The account that a text names. A phone number with or without a dial code becomes the account of that number. Any
 * other text stays unchanged.
 *
 * @param siteCountry the country code for numbers without a dial code, such as `TH`
 */
export function accountNamed(text: string, countries: readonly Country[], siteCountry: string): string {
  if (!isNumber(text)) return text
  const own = firstCountry(countries, siteCountry) ?? anyCountry
  const typed = digitsOf(text)
  const digits = typed.replace(/^00/, '')
  const hasDialCode = text.includes('+') || digits !== typed || digits.length > own.mobileno_length_max
  const isWhole = ({ code, mobileno_length_min: fewest, mobileno_length_max: most }: Country) =>
    digits.startsWith(code) && digits.length >= code.length + fewest && digits.length <= code.length + most
  const named = hasDialCode ? countries.find(isWhole) : undefined
  return accountOf(text, named ?? own)
}

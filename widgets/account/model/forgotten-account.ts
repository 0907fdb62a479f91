import { accountOf, anyCountry, asciiDigits, digitsOf } from '../../../runtime/widget-api/forms.ts'
import type { Manifest } from '../../../runtime/widget-api/site.ts'
import type { Country } from '../../../schemas/generated/records.ts'
import { firstCountry } from './allowed-countries.ts'

type Identifier = Manifest['auth']['forgotIdentifiers'][number]

/** Whether a text may be a phone number: digits (ASCII, Thai or full-width), otherwise only spaces and `()+-`. */
export const isPhoneLike = (text: string): boolean => /^[\s()+-]*\d[\d\s()+-]*$/.test(asciiDigits(text))

/**
 * Whether a brand lets a member name an account by this text (AUT-17). A phone number is also a username.
 */
export function isOfferedIdentifier(text: string, identifiers: readonly Identifier[]): boolean {
  if (text.includes('@')) return identifiers.includes('email')
  return identifiers.includes('username') || (isPhoneLike(text) && identifiers.includes('mobile'))
}

/**
 * The account that a text names. A phone number becomes dial code and number, by default with the dial code of the
 * site's country. Any other text stays unchanged.
 *
 * @param siteCountry ISO 3166-1 alpha-2, `TH`
 */
export function accountNamed(text: string, countries: readonly Country[], siteCountry: string): string {
  if (!isPhoneLike(text)) return text
  const own = firstCountry(countries, siteCountry) ?? anyCountry
  const typed = digitsOf(text)
  const digits = typed.replace(/^00/, '')
  const hasDialCode = text.includes('+') || digits !== typed || digits.length > own.mobileno_length_max
  const isWhole = ({ code, mobileno_length_min: fewest, mobileno_length_max: most }: Country) =>
    digits.startsWith(code) && digits.length >= code.length + fewest && digits.length <= code.length + most
  const named = hasDialCode ? countries.find(isWhole) : undefined
  return accountOf(text, named ?? own)
}

import { anyCountry, type PhoneCountry } from '../../../runtime/widget-api/forms.ts'

/**
 * A phone number as people write it: `+66 081-234-5678` for `66-0812345678`.
 *
 * @param phone dial code, hyphen, number; a text of another form stays as it is
 */
export function shownPhone(phone: string): string {
  const [, code, number = ''] = /^(\d+)-(\d+)$/.exec(phone) ?? []
  if (code === undefined) return phone
  const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].filter((group) => group !== '')
  return `+${code} ${groups.join('-')}`
}

/**
 * The phone number of an account: `66-0812345678` for `660812345678`. Any other name stays as it is.
 *
 * @param account dial code and number without a hyphen, or another name
 * @param countries the countries whose numbers are accepted; an empty list means the default country
 */
export function phoneOfAccount(account: string, countries: readonly Pick<PhoneCountry, 'code'>[]): string {
  if (!/^\d+$/.test(account)) return account
  const known = countries.length === 0 ? [anyCountry] : countries
  const codes = known.map(({ code }) => code).filter((code) => code !== '' && account.startsWith(code))
  const code = codes.toSorted((one, other) => other.length - one.length)[0]
  return code === undefined ? account : `${code}-${account.slice(code.length)}`
}

import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import type { Country } from '../../../../schemas/generated/records.ts'
import { countries } from '../catalogue/countries.ts'
import { normaliseUsername, type SandboxMerchant } from '../../../../sandbox/index.ts'

/** A phone number that can have an account. */
export interface Phone {
  readonly country: Country
  /** `660812345678`. */
  readonly username: string
  /** `66-0812345678`. */
  readonly shown: string
}

/**
 * Reads a phone number. Undefined for other characters than digits, spaces and hyphens, for an unknown country, and for
 * a length out of bounds (VAL-03).
 */
export function readPhone(code: string, typed: string): Phone | undefined {
  const country = countries(fallbackLanguage).find((one) => one.code === code)
  const digits = typed.replace(/[\s-]/g, '')
  if (!country || !/^\d+$/.test(digits)) return undefined
  if (digits.length < country.mobileno_length_min || digits.length > country.mobileno_length_max) return undefined
  return { country, username: `${code}${digits}`, shown: `${code}-${digits}` }
}

/**
 * Converts a username, a mobile number or an e-mail address to the key to which one-time passwords are bound. The key
 * depends only on the typed text and the brand, so that it reveals nothing about accounts (AUT-17).
 */
export function accountKey({ data }: SandboxMerchant, typed: string): string {
  if (typed.includes('@')) return typed.trim().toLowerCase()
  const digits = normaliseUsername(typed)
  const home = countries(fallbackLanguage).find(({ currency }) => currency === data.general.currency)
  return home && digits.startsWith('0') ? `${home.code}${digits}` : digits
}

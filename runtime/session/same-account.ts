export const onlyAsciiDigits = (text: string): string => text.replace(/\D/g, '')

const phoneNumber = /^[+\d\s()-]+$/

/**
 * Whether two names are one account. Two phone numbers are one account if their last eight digits are equal, because
 * one of them may lack the dial code. Other names are one account only if they are equal.
 */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true
  if (!phoneNumber.test(one) || !phoneNumber.test(other)) return false
  const [first, second] = [onlyAsciiDigits(one), onlyAsciiDigits(other)]
  return first.length >= 8 && second.length >= 8 && first.slice(-8) === second.slice(-8)
}

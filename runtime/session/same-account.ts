export const asciiDigitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Whether two names are one account. Two phone numbers are one account if their last eight digits are equal, because
 * one of them may lack the dial code.
 */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [asciiDigitsOf(one), asciiDigitsOf(other)]
  return first.length >= 8 && second.length >= 8 && first.slice(-8) === second.slice(-8)
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether two names are one account. A number may or may not have its dial code. */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [digitsOf(one), digitsOf(other)]
  return first.length >= 8 && second.length >= 8 && first.slice(-8) === second.slice(-8)
}

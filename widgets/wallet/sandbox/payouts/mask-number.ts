/** Masks a number except for its last four characters. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '•')
}

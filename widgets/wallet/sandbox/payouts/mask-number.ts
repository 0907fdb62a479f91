/** A number of which only the last four signs can be read. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '•')
}

/** A country's flag as text: its two letters as regional indicators. */
export function flagOf(country: string | undefined): string {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return ''
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

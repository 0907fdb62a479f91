/** The first letter of a name in upper case. Skips a Thai vowel that is written before its consonant. */
export function firstLetter(name: string): string {
  const [letter = ''] = name.match(/[^\P{L}เแโใไ]/u) ?? []
  return letter.toUpperCase()
}

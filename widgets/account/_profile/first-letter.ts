/** The first letter of a name as it is written large. A Thai vowel that stands before its consonant is passed over. */
export function firstLetter(name: string): string {
  const [letter = ''] = name.match(/[^\P{L}เแโใไ]/u) ?? []
  return letter.toUpperCase()
}

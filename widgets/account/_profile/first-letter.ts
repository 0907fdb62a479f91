/**
 * The first letter of a name in upper case, or an empty text if the name has no letter. Skips a Thai vowel that
 * precedes its consonant.
 */
export function firstLetter(name: string): string {
  const [letter = ''] = name.match(/[^\P{L}เแโใไ]/u) ?? []
  return letter.toUpperCase()
}

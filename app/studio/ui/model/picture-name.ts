/** The maximum length of a name without its file extension. */
const maxLength = 64

/**
 * Converts the name of a file to an unused name in the form that the studio accepts: `logo.svg`, `logo-2.svg`. A name
 * without Latin letters and digits becomes `picture`.
 *
 * @param taken the names of the brand's pictures, own and inherited
 */
export function pictureName(name: string, taken: readonly string[]): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[^.]*)$/s.exec(name.toLowerCase()) ?? []
  const word = plain(stem, maxLength) || 'picture'
  let unused = word + ending
  for (let number = 2; taken.includes(unused); number += 1) {
    const mark = `-${number}`
    unused = plain(word, maxLength - mark.length) + mark + ending
  }
  return unused
}

const plain = (text: string, length: number): string =>
  text
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, length)
    .replace(/-$/, '')

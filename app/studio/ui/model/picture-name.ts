/**
 * Converts the name of a file to the form that the studio accepts. A name without Latin letters and digits becomes the
 * first unused name of `picture`, `picture-2` and so on.
 *
 * @param taken the names of the brand's pictures
 */
export function pictureName(name: string, taken: readonly string[]): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[^.]*)$/s.exec(name.toLowerCase()) ?? []
  const plain = stem
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 64)
    .replace(/-$/, '')
  if (plain !== '') return plain + ending
  let unused = `picture${ending}`
  for (let number = 2; taken.includes(unused); number += 1) unused = `picture-${number}${ending}`
  return unused
}

/** The length of a line that fits on a card of a phone, in characters. */
const lineLength = 11

/** The lines of a name. A card cuts longer names. */
const mostLines = 2

/**
 * Whether a card certainly shows the whole name of a provider. The result is false for a word longer than a line,
 * because its break is unknown.
 */
export function providerFitsOnCard(name: string): boolean {
  const words = name.split(' ')
  let lines = 1
  let left = lineLength
  for (const { length } of words) {
    if (length > lineLength) return false
    if (length > left) {
      lines += 1
      left = lineLength
    }
    left -= length + 1
  }
  return lines <= mostLines
}

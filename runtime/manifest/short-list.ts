/** The maximum number of things that an issue names. */
const mostNamed = 10

/** The first ten of a list in words, and the number of the others: `a, b, and 3 more`. */
export function shortList(items: readonly string[]): string {
  const more = items.length > mostNamed ? `, and ${items.length - mostNamed} more` : ''
  return `${items.slice(0, mostNamed).join(', ')}${more}`
}

/** Names in quotes, the last after "or". */
export function oneOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last
}

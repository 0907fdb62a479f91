/**
 * A copy of a list with an entry moved to another place, counted from 0. Returns the same list if the entry is unknown
 * or already there, or if the place is outside of the list.
 */
export function moveEntry(names: readonly string[], name: string, to: number): readonly string[] {
  const from = names.indexOf(name)
  if (from === -1 || to === from || to < 0 || to >= names.length) return names
  const others = names.filter((one) => one !== name)
  return [...others.slice(0, to), name, ...others.slice(to)]
}

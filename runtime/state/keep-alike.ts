/**
 * Returns the new JSON value. If a part equals the same part of the old value, the result contains the old part.
 * Components then render only changed parts.
 */
export function keepAlike<Value>(before: Value, after: Value): Value {
  if (Object.is(before, after) || !isParted(before) || !isParted(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Readonly<Record<string, unknown>>
  const entries = Object.entries(after).map(
    ([key, value]) => [key, keepAlike(Object.hasOwn(old, key) ? old[key] : undefined, value)] as const,
  )
  const isAlike =
    entries.length === Object.keys(old).length && entries.every(([key, value]) => Object.is(old[key], value))
  if (isAlike) return before
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null

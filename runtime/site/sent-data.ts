import { hashKey } from '@tanstack/react-query'

/** Returns a function that looks up the public data that the host sent with a page, by the key of its query. */
export function sentData(queries: readonly (readonly [key: readonly unknown[], data: unknown])[]) {
  const byKey = new Map(queries.map(([key, data]) => [hashKey(key), data]))
  return (key: readonly unknown[]): unknown => byKey.get(hashKey(key))
}

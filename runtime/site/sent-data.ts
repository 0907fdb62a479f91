import { hashKey } from '@tanstack/react-query'

/** Returns a function that looks up public data within a page by the key of its query. */
export function sentData(queries: readonly (readonly [key: readonly unknown[], data: unknown])[]) {
  const byKey = new Map(queries.map(([key, data]) => [hashKey(key), data]))
  return (key: readonly unknown[]): unknown => byKey.get(hashKey(key))
}

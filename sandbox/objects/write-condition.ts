import type { IncomingHttpHeaders } from 'node:http'

/** Whether a write has a condition: `If-None-Match` or `If-Match`. */
export function isConditional({ 'if-none-match': noneMatch, 'if-match': match }: IncomingHttpHeaders): boolean {
  return noneMatch !== undefined || match !== undefined
}

/**
 * Whether a write meets its condition.
 *
 * @param etag the ETag of the stored object. Undefined if the store has no such object
 */
export function meetsCondition(
  { 'if-none-match': noneMatch, 'if-match': match }: IncomingHttpHeaders,
  etag: string | undefined,
): boolean {
  return (noneMatch !== '*' || etag === undefined) && (match === undefined || match === etag)
}

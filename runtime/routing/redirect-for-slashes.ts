/**
 * The target of a permanent redirect (301) for a path, or undefined if it needs none (NAV-01).
 *
 * The answer is always a path of this site: it begins with exactly one slash, whatever slashes, backslashes or control
 * characters the request began with, as they are or escaped.
 *
 * @param path the raw path of the request, still escaped
 * @param search the query with its question mark, kept as it is
 */
export function redirectForSlashes(path: string, search = ''): string | undefined {
  const unslashed = path.replace(/^(?:[/\\\u0000-\u0020]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|20))+/i, '/')
  const rooted = unslashed.startsWith('/') ? unslashed : `/${unslashed}`
  const trimmed = rooted.replace(/(?:[/\\]|%2f|%5c)+$/i, '')
  const clean = trimmed === '' ? '/' : trimmed
  return clean === path ? undefined : `${clean}${search}`
}

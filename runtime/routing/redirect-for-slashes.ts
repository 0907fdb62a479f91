/**
 * The target of a permanent redirect (301) for a path, or undefined if it needs none (NAV-01). It is always a path of
 * this site: a second slash could lead to another host.
 *
 * @param path the raw path of the request, still escaped
 * @param search the query with its question mark, unchanged
 */
export function redirectForSlashes(path: string, search = ''): string | undefined {
  const unslashed = path.replace(/^(?:[/\\\u0000-\u0020]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|20))+/i, '/')
  const rooted = unslashed.startsWith('/') ? unslashed : `/${unslashed}`
  const clean = withoutEndSlashes(rooted) || '/'
  return clean === path ? undefined : `${clean}${search}`
}

/**
 * Reads the path from its end. A pattern that searches for the end would take quadratic time for many slashes within
 * the path.
 */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 0) {
    if (/[/\\]/.test(path.charAt(end - 1))) end -= 1
    else if (/^%(?:2f|5c)$/i.test(path.slice(Math.max(end - 3, 0), end))) end -= 3
    else break
  }
  return path.slice(0, end)
}

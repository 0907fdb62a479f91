/** A segment of a route's path: a word, or a parameter, which matches any segment of an address. */
export type PathPart = { readonly word: string } | { readonly parameter: string }

/** The parts of a route's path: `/slot/{provider}` is a word and a parameter. The home path has none. */
export function parseRoutePath(path: string): PathPart[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { parameter: part.slice(1, -1) } : { word: part }))
}

/** The first segment of a route's path: `slot` of `/slot/{provider}`. Empty for the home path. */
export function firstWord(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path.slice(1) : path.slice(1, end)
}

/**
 * The path without the names of its parameters. Two enabled routes with the same result match the same addresses,
 * unless their tests of parameters differ.
 */
export function pathShape(path: string): string {
  return path.includes('{') ? path.replaceAll(/\{[^{}]*\}/g, '{}') : path
}

/** The first segments of the host's own addresses, without those of areas. */
export const hostWords: ReadonlySet<string> = new Set([
  '_livery',
  'api',
  'favicon.ico',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'static',
  'sw.js',
])

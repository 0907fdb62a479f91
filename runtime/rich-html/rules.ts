/**
 * The tags that external HTML may contain: text, lists, tables, pictures and links. Server and browser use the same
 * list.
 */
export const allowedTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const

/** The allowed attributes by tag: no style, class, id, name or event handler. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** The maximum length of external HTML, in characters. Pages show nothing of longer HTML. */
export const longestHtml = 65_536

/**
 * The address of an allowed link: within the site, by https, or with the scheme `mailto:`, `tel:` or `line:`. Undefined
 * for any other.
 */
export function safeLink(href: string): string | undefined {
  const clean = href.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  if (/^\/(?![/\\])/.test(clean) || /^#[\w-]*$/.test(clean)) return clean
  if (!/^(?:https:\/\/[^/\\]|mailto:|tel:|line:)/i.test(clean)) return undefined
  return clean.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}

/** The address of an allowed picture: on this site, or on a host of the manifest. Undefined for any other. */
export function safePicture(src: string, imageHosts: readonly string[]): string | undefined {
  const clean = src.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  if (/^\/(?![/\\])/.test(clean)) return clean
  try {
    const { protocol, host } = new URL(clean)
    return protocol === 'https:' && imageHosts.includes(host) ? clean : undefined
  } catch {
    return undefined
  }
}

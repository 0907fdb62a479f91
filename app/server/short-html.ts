/**
 * A start tag with attributes in double quotes, as React and the sanitizer write it, perhaps with a slash at its end.
 */
const startTag = /<([a-zA-Z][\w-]*)((?:\s+[^\s"'<>=/]+(?:="[^"]*")?)+)\s*\/?>/g

const attribute = /\s+([^\s"'<>=/]+)(?:="([^"]*)")?/g

/** A value that needs its quotes. */
const quotedOnly = /[\s"'=<>`]/

/** An end tag before a tag at which the browser ends the element anyway. */
const needlessEnd =
  /<\/li>(?=<li[\s>]|<\/[uo]l>)|<\/option>(?=<option[\s>]|<\/select>)|<\/p>(?=<p[\s>]|<\/(?:div|section|li|form|dialog)>)/g

/** The end of an element of a drawing, which has no content. Without a quote before it, the slash would end a value. */
const emptyDrawing = /"><\/(?:path|circle|rect|line)>/g

/**
 * Shorter HTML from which a browser makes the same document, except the places of blocks (`data-block`). In the
 * browser, only the preview reads those. Leaves out quotes, slashes and end tags that a browser does not need.
 *
 * @param html the HTML of React, which may contain that of the sanitizer
 */
export function shortHtml(html: string): string {
  return html
    .replace(
      startTag,
      (_tag, name: string, attributes: string) => `<${name}${attributes.replace(attribute, shortAttribute)}>`,
    )
    .replace(emptyDrawing, '"/>')
    .replace(needlessEnd, '')
}

function shortAttribute(_attribute: string, name: string, value: string | undefined): string {
  if (name === 'data-block') return ''
  if (value === undefined || value === '') return ` ${name}`
  return quotedOnly.test(value) ? ` ${name}="${value}"` : ` ${name}=${value}`
}

import { longestHtml } from './rules.ts'

/** Tags that any element may contain, except a list. */
const inlineTags = new Set(['b', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'])

/** The tags that may contain each other tag. `br` may be anywhere. The empty name is the top of the text. */
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  h2: [''],
  h3: [''],
  h4: [''],
  li: ['ol', 'ul'],
  ol: [''],
  p: [''],
  ul: [''],
}

const signs: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: '\u00a0', quot: '"' }

/** A tag without attributes, a named character, or text. The parser of HTML would change the excluded characters. */
const token = /<(\/?)([a-z][a-z\d]*)>|&(amp|gt|lt|nbsp|quot);|(&(?=\s)|[^<&\0\f\r]+)/y

/**
 * The largest depth of nested elements. A browser's parser nests at most 512 elements, because the layout of deeper
 * elements could exhaust the stack.
 */
const deepest = 100

/**
 * Creates the nodes of simple, well-formed HTML with usual tags and without attributes. They equal the nodes that
 * `cleanInBrowser` returns. The browser's HTML parser does not run. Undefined for any other HTML, and for HTML longer
 * than `longestHtml`.
 */
export function simpleNodes(html: string): DocumentFragment | undefined {
  if (html.length > longestHtml) return undefined
  const nodes = document.createDocumentFragment()
  let parent: DocumentFragment | Element = nodes
  let depth = 0
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const found = token.exec(html)
    if (!found) return undefined
    const [, slash, tag, sign, text] = found
    if (tag === undefined) {
      parent.append(sign === undefined ? (text ?? '') : (signs[sign] ?? ''))
      continue
    }
    const name: string = parent === nodes ? '' : (parent as Element).localName
    if (slash) {
      if (name !== tag || !parent.parentNode) return undefined
      parent = parent.parentNode as DocumentFragment | Element
      depth -= 1
    } else if (tag === 'br' || mayContain(name, tag)) {
      const element = document.createElement(tag)
      parent.append(element)
      if (tag === 'br') continue
      parent = element
      depth += 1
      if (depth > deepest) return undefined
    } else return undefined
  }
  // An element is still open. The browser's parser closes such an element by rules that this function lacks.
  if (parent !== nodes) return undefined
  nodes.normalize()
  return nodes
}

function mayContain(parent: string, tag: string): boolean {
  if (inlineTags.has(tag)) return parent !== 'ol' && parent !== 'ul'
  return Object.hasOwn(parentsOf, tag) && (parentsOf[tag]?.includes(parent) ?? false)
}

/** A message of a preview's page to the studio. */
export type PageMessage =
  /** The page's own path, whenever it changes. */
  | { readonly kind: 'page'; readonly path: string }
  /** A block that was pressed, and the text under the press. */
  | { readonly kind: 'block'; readonly block: string; readonly text?: string }
  /** The move of a block to the place of another block, or by one place. */
  | { readonly kind: 'move'; readonly block: string; readonly onto: string }
  | { readonly kind: 'move'; readonly block: string; readonly by: -1 | 1 }
  /** The text that is typed over one that the studio has opened. */
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'typing-ended' }

/** The longest accepted text, in UTF-16 units. */
const longest = 4000

/** Reads a message of a page. Undefined for any other form: the page may be hostile. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { livery, path, block, onto, by, text } = data as Record<string, unknown>
  if (livery === 'page') return isPath(path) ? { kind: 'page', path } : undefined
  if (livery === 'typing-ended') return { kind: 'typing-ended' }
  if (livery === 'typed') return isText(text) ? { kind: 'typed', text } : undefined
  if (!isBlock(block)) return undefined
  if (livery === 'block') return { kind: 'block', block, ...(isText(text) ? { text } : {}) }
  if (livery !== 'move') return undefined
  if (isBlock(onto) && regionOf(onto) === regionOf(block)) return { kind: 'move', block, onto }
  return by === 1 || by === -1 ? { kind: 'move', block, by } : undefined
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])[^\s]{0,500}$/.test(path)
const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= longest
const isBlock = (block: unknown): block is string =>
  typeof block === 'string' && /^(?:routes|shell)(?:\/[a-z0-9-]+){1,6}$/.test(block)

/** The region of a block, as the manifest names it. */
export const regionOf = (block: string): string => block.replace(/\/blocks\/[^/]+$/, '')

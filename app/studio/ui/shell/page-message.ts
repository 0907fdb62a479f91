/** A message of a preview's page to the studio. */
export type PageMessage =
  /** The path of the page. Sent when the page opens and whenever the path changes. */
  | { readonly kind: 'page'; readonly path: string }
  /** A press on a block, and the text under the pointer. */
  | { readonly kind: 'block'; readonly block: string; readonly text?: string }
  /** The move of a block to the place of another block. */
  | { readonly kind: 'move'; readonly block: string; readonly onto: string }
  /** The move of a block by one place. */
  | { readonly kind: 'move'; readonly block: string; readonly by: -1 | 1 }
  /** The text that the operator has typed, after the studio opened a text of the page for typing. */
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'typing-ended' }
  /** Ctrl with S, Z or Y, pressed while the page had the focus. */
  | { readonly kind: 'key'; readonly key: 's' | 'z' | 'y' }
  /** The page has taken the focus without a press of the operator. */
  | { readonly kind: 'focused' }

/** The maximum length of an accepted text, in UTF-16 units. */
const maxLength = 4000

/** Reads a message of a page, which may be hostile. Undefined for a malformed message. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { livery, path, block, onto, by, text, key } = data as Record<string, unknown>
  if (livery === 'page') return isPath(path) ? { kind: 'page', path } : undefined
  if (livery === 'typing-ended' || livery === 'focused') return { kind: livery }
  if (livery === 'key') return key === 's' || key === 'z' || key === 'y' ? { kind: 'key', key } : undefined
  if (livery === 'typed') return isText(text) ? { kind: 'typed', text } : undefined
  if (!isBlock(block)) return undefined
  if (livery === 'block') return { kind: 'block', block, ...(isText(text) ? { text } : {}) }
  if (livery !== 'move') return undefined
  if (isBlock(onto) && regionOf(onto) === regionOf(block)) return { kind: 'move', block, onto }
  return by === 1 || by === -1 ? { kind: 'move', block, by } : undefined
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])[^\s]{0,500}$/.test(path)
const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= maxLength
const isBlock = (block: unknown): block is string =>
  typeof block === 'string' && /^(?:routes|shell)(?:\/[a-z0-9-]+){1,6}$/.test(block)

/** The region of a block: `routes/home/regions/main` for `routes/home/regions/main/blocks/banner`. */
export const regionOf = (block: string): string => block.replace(/\/blocks\/[^/]+$/, '')

/** A message of a preview's page to the studio: its path, or the block that was pressed. */
export type PageMessage =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'block'; readonly block: string }

/** Reads a message of a page. Anything of another form is undefined: the page may be hostile. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { livery, path, block } = data as Record<string, unknown>
  if (livery === 'page' && typeof path === 'string' && /^\/(?![/\\])[^\s]{0,500}$/.test(path))
    return { kind: 'page', path }
  const isBlock = typeof block === 'string' && /^(?:routes|shell)(?:\/[a-z0-9-]+){1,6}$/.test(block)
  return livery === 'block' && isBlock ? { kind: 'block', block } : undefined
}

let policy: { createHTML(html: string): unknown } | undefined

/** Parses HTML from outside without loading its scripts, pictures or frames. */
export function parseInert(html: string): Document {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): typeof policy }
  }
  policy ??= trustedTypes?.createPolicy('livery-inert', { createHTML: (text) => text })
  return new DOMParser().parseFromString((policy ? policy.createHTML(html) : html) as string, 'text/html')
}

/**
 * A provider's name or key in an address: lower case, words joined by hyphens (GAM-06). Two names with the same segment
 * name the same provider.
 */
export function providerSegment(name: string): string {
  const known = segments.get(name)
  if (known !== undefined) return known
  const segment = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  if (segments.size >= mostSegments) segments.clear()
  segments.set(name, segment)
  return segment
}

/**
 * Caches the segments by name, because a list of thousands of games has few providers. The cache is small, because
 * visitors can write any name into an address.
 */
const segments = new Map<string, string>()
const mostSegments = 500

/** Whether a text in an address may be the name or the segment of a provider. */
export const isProviderName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}_ .,&'’+!-]{1,80}$/u.test(text) && providerSegment(text) !== ''

import type { RenderedResponse } from './page-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'

/**
 * The body of a page for a client that does not accept Brotli.
 *
 * @throws if the page exists in compressed form only, and the host cannot decompress
 */
export async function plainBody(
  { body, compressed }: Pick<RenderedResponse, 'body' | 'compressed'>,
  { decompress }: Pick<PageDependencies, 'decompress'>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body) return body
  if (!decompress) throw new Error('A host that compresses pages must be able to decompress them.')
  return decompress(compressed)
}

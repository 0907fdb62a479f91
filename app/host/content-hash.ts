import { bytesOf } from './bytes.ts'
import type { PageDependencies } from './page-dependencies.ts'

/**
 * The SHA-256 of a content in base64url, or its first characters.
 *
 * @param digest a faster function for the same hash, which exists in Node
 */
export async function contentHash(
  content: string | Uint8Array<ArrayBuffer>,
  length = 43,
  digest?: PageDependencies['digest'],
): Promise<string> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  if (digest) return digest(bytes).slice(0, length)
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const base64 = btoa(String.fromCharCode(...hashed))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, length)
}

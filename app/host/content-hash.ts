import { bytesOf, joinBytes } from './bytes.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import type { PageDependencies } from './page-dependencies.ts'

/**
 * The SHA-256 of a text or of bytes in base64url, or its first characters.
 *
 * @param digest a faster function for the same hash, which only Node has
 */
export async function contentHash(
  content: string | Uint8Array,
  length = 43,
  digest?: PageDependencies['digest'],
): Promise<string> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  if (digest) return digest(bytes).slice(0, length)
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const base64 = btoa(String.fromCharCode(...hashed))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, length)
}

/** The size from which a piece is hashed by itself, in bytes. */
const largePiece = 512

/**
 * A hash of bytes in pieces, 22 characters in base64url. The same bytes in other pieces may have a different hash.
 * Hashes a large piece once, as long as the piece is in use: pages share most of their bytes.
 *
 * @param digest as in `contentHash`; without it, hashes all pieces each time
 */
export async function hashOfPieces(
  pieces: readonly Uint8Array[],
  digest?: PageDependencies['digest'],
): Promise<string> {
  if (!digest) return contentHash(joinBytes(pieces), 22)
  const isLarge = ({ length }: Uint8Array) => length >= largePiece
  const parts = pieces.map((piece) => `${piece.length} ${isLarge(piece) ? digestOf(piece, digest) : ''}`)
  const small = pieces.filter((piece) => !isLarge(piece))
  return contentHash(joinBytes([bytesOf(parts.join(' ')), ...small]), 22, digest)
}

const digestOf = memoizeByObject((piece: Uint8Array, digest: NonNullable<PageDependencies['digest']>) => digest(piece))

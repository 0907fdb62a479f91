import { memoizeByObject } from './memoize-by-object.ts'

const encoder = new TextEncoder()

/** A text in UTF-8. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Returns a function that encodes the text of an object in UTF-8. Caches the bytes while the object is used. */
export function memoizedBytes<Source extends object>(
  write: (source: Source) => string,
): (source: Source) => Uint8Array<ArrayBuffer> {
  return memoizeByObject((source) => bytesOf(write(source)))
}

/** Joins pieces of bytes. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}

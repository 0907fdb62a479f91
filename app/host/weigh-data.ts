/** Bytes of an object or a list without its content, and of a place for one value within it, in V8's heap. */
const objectBytes = 64
const placeBytes = 16

/**
 * The memory that data takes in the host, in bytes, at most: the values themselves, and the JSON text that pages of it
 * have in common (`memoizedBytes`).
 *
 * @param data as parsed from JSON, or bytes
 */
export function weighData(data: unknown): number {
  let bytes = objectBytes
  const waiting: unknown[] = [data]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') bytes += placeBytes + 4 * value.length
    else if (value instanceof Uint8Array) bytes += value.byteLength
    else if (typeof value === 'object' && value !== null) {
      bytes += objectBytes
      for (const [key, part] of Object.entries(value)) {
        bytes += 2 * placeBytes + key.length
        waiting.push(part)
      }
    }
  }
  return bytes
}

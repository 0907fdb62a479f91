/** The size of an empty object or list, and of a slot for one value in it, in bytes of V8's heap. */
const objectBytes = 64
const slotBytes = 16

/**
 * Estimates how much memory data takes in the host, in bytes: the values, and their JSON text, which pages share
 * (`memoizedBytes`). The estimate is rather too high than too low.
 *
 * @param data parsed JSON, or a `Uint8Array`
 */
export function estimateMemory(data: unknown): number {
  let bytes = objectBytes
  const waiting: unknown[] = [data]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') bytes += slotBytes + 4 * value.length
    else if (value instanceof Uint8Array) bytes += value.byteLength
    else if (typeof value === 'object' && value !== null) {
      bytes += objectBytes
      for (const [key, part] of Object.entries(value)) {
        bytes += 2 * slotBytes + key.length
        waiting.push(part)
      }
    }
  }
  return bytes
}

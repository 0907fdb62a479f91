/** The bytes of a text that is derived from an object, cached as long as the object is in use. */
export function keptBytes<Source extends object>(write: (source: Source) => string): (source: Source) => Buffer {
  const kept = new WeakMap<Source, Buffer>()
  return (source) => {
    const bytes = kept.get(source) ?? Buffer.from(write(source))
    kept.set(source, bytes)
    return bytes
  }
}

/** The browser's storage of this kind. If the browser forbids the storage, a storage in memory. */
export function openStorage(
  kind: 'localStorage' | 'sessionStorage',
): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> {
  try {
    const storage = window[kind]
    storage.getItem('')
    return storage
  } catch {
    const values = new Map<string, string>()
    return {
      get length() {
        return values.size
      },
      key: (at) => [...values.keys()][at] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
}

/**
 * Replaces the storage and the cookies of this frame with ones in memory. In an opaque origin the browser refuses
 * access to both, and the scripts of vendors would fail.
 */
export function installMemoryStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  }
  let cookie = ''
  Object.defineProperty(document, 'cookie', {
    get: () => cookie,
    set: (text: string) => {
      const [pair = ''] = String(text).split(';')
      const [name] = pair.split('=')
      const others = cookie.split('; ').filter((one) => one !== '' && one.split('=')[0] !== name)
      cookie = [...others, pair].join('; ')
    },
  })
}

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  }
}

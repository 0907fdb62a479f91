/** The value that the browser stores under a key. Undefined if the key has no value, or a text that is not JSON. */
export function readFromBrowser(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a value in the browser, or removes the value if it is undefined.
 *
 * @returns whether the browser has done so. Its storage may be full
 */
export function storeInBrowser(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

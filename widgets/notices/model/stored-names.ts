/** Storage of the device or of the tab. */
export type NameStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The maximum number of names. The oldest are removed first. */
const most = 100

/** By storage key, the names that a full or forbidden storage has refused since the page loaded. */
const unstored = new Map<string, ReadonlySet<string>>()

/** A stored set of announcements by name. A name that the storage refuses stays in the set until the next reload. */
export function createStoredNames(storage: NameStorage | undefined, key: string) {
  function read(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
    } catch {
      return []
    }
  }
  return {
    has: (name: string): boolean => unstored.get(key)?.has(name) === true || read().includes(name),
    add(names: readonly string[]): void {
      const stored = [...new Set([...read(), ...names])].slice(-most)
      try {
        storage?.setItem(key, JSON.stringify(stored))
      } catch {
        // Otherwise an announcement would open again as soon as the visitor closes it.
        unstored.set(key, new Set([...(unstored.get(key) ?? []), ...names]))
      }
    },
  }
}

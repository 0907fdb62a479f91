/** Storage of the device or of the tab. */
export type NameStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The maximum number of names. The oldest are removed first. */
const most = 100

/** A stored set of announcements by name. A full or forbidden storage stores nothing. */
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
    has: (name: string): boolean => read().includes(name),
    add(names: readonly string[]): void {
      const stored = [...new Set([...read(), ...names])].slice(-most)
      try {
        storage?.setItem(key, JSON.stringify(stored))
      } catch {
        // Without storage, the announcements show again.
      }
    },
  }
}

/** Storage of the device or of the tab. */
export type NameStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Most names that are kept: the oldest go first. */
const most = 100

/** A set of announcements that a storage keeps by name. A storage that is full or forbidden keeps nothing. */
export function createKeptNames(storage: NameStorage | undefined, key: string) {
  function read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
    } catch {
      return []
    }
  }
  return {
    has: (name: string): boolean => read().includes(name),
    add(names: readonly string[]): void {
      const kept = [...new Set([...read(), ...names])].slice(-most)
      try {
        storage?.setItem(key, JSON.stringify(kept))
      } catch {
        // They are shown again.
      }
    },
  }
}

import type { ReleaseStore } from '../../app/releases/release-store.ts'

/** A release store in memory, for tests. */
export function createMemoryStore(address = 'memory'): ReleaseStore {
  const objects = new Map<string, Uint8Array>()
  const pointers = new Map<string, { readonly text: string; readonly tag: string }>()
  let moves = 0
  return {
    address,
    readObject: async (key) => objects.get(key),
    writeObject: async (key, bytes) => {
      if (!objects.has(key)) objects.set(key, bytes)
    },
    replaceObject: async (key, bytes) => void objects.set(key, bytes),
    readPointer: async (key) => pointers.get(key),
    movePointer: async (key, text, tag) => {
      if (pointers.get(key)?.tag !== tag) return false
      moves += 1
      pointers.set(key, { text, tag: String(moves) })
      return true
    },
    listPointers: async (prefix) =>
      new Map([...pointers].flatMap(([key, { tag }]) => (key.startsWith(prefix) ? [[key, tag]] : []))),
  }
}

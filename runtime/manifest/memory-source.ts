import type { ManifestSource } from './stages.ts'

/**
 * Brands in memory, for tests: merchant → path → text. For a path that does not end in `.json`, ignores the text: only
 * the file's presence counts.
 */
export function createMemorySource(
  folders: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ManifestSource {
  return {
    merchants: async () =>
      Object.keys(folders)
        .filter((name) => name !== 'base')
        .toSorted(),
    load: async (merchant) => {
      const files = Object.hasOwn(folders, merchant) ? folders[merchant] : undefined
      if (!files) return undefined
      const isJson = (path: string) => path.endsWith('.json')
      return {
        merchant,
        json: new Map(Object.entries(files).filter(([path]) => isJson(path))),
        otherFiles: Object.keys(files).filter((path) => !isJson(path)),
      }
    },
  }
}

import { createModel, type ModelFolder } from './model-folder.ts'
import { type FolderMemory, type ParsedFolder, readFolder } from './read-folder.ts'
import type { ManifestSource } from './stages.ts'

/** The maximum number of changed folders whose parsed files stay in memory (`edited`). */
const mostEdited = 8

/** The maximum number of `models`, and the length of their keys in characters. */
const [mostModels, endLength] = [4, 64]

/** Reads the folders of a source, and reuses the parts of earlier reads. */
export interface FolderReader {
  /** Reads a folder. Undefined if the source has no such folder. */
  read(merchant: string): Promise<ParsedFolder | undefined>
  /**
   * Reads a folder that brands extend. Reads it once for all these brands, and again after a change of the folder or a
   * failure of the source.
   */
  readParent(merchant: string): Promise<ParsedFolder | undefined>
  /**
   * Marks a folder as changed. From its next read on, its parsed files stay in memory, so that later reads parse only
   * files with other texts.
   */
  forget(merchant: string): void
}

export function createFolderReader(source: ManifestSource): FolderReader {
  const parents = new Map<string, Promise<ParsedFolder | undefined>>()
  /** The parsed files of the folders that changed last, so that their next change parses only the changed files. */
  const edited = new Map<string, FolderMemory>()
  /**
   * Folders without issues, by the last characters of their `manifest.json`. A later folder shares its equal parts with
   * one of these folders, because comparing an object with itself is fast.
   */
  const models = new Map<string, ModelFolder>()

  async function read(merchant: string): Promise<ParsedFolder | undefined> {
    const files = await source.load(merchant)
    if (!files) return undefined
    // No brand is a copy of `base`.
    if (merchant === 'base') return readFolder(files, edited.get(merchant))
    const end = (files.json.get('manifest.json') ?? '').slice(-endLength)
    const [first] = models.values()
    const folder = readFolder(files, edited.get(merchant), models.get(end) ?? first)
    const isNew = !models.has(end) && models.size < mostModels
    if (isNew && folder.issues.length === 0) models.set(end, createModel(folder))
    return folder
  }

  return {
    read,
    readParent(merchant) {
      const known = parents.get(merchant)
      if (known) return known
      const loading = read(merchant)
      parents.set(merchant, loading)
      loading.catch(() => {
        if (parents.get(merchant) === loading) parents.delete(merchant)
      })
      return loading
    },
    forget(merchant) {
      const memory: FolderMemory = edited.get(merchant) ?? new Map()
      edited.delete(merchant)
      edited.set(merchant, memory)
      const [oldest] = edited.keys()
      if (edited.size > mostEdited && oldest !== undefined) edited.delete(oldest)
      parents.delete(merchant)
    },
  }
}

import { createTemplate, type JsonTemplate } from './json-template.ts'
import type { ParsedFolder } from './read-folder.ts'
import type { LayerFile } from './stages.ts'

/** A folder without issues. The files of later folders, such as copies of one brand, often resemble its files. */
export interface ModelFolder {
  readonly folder: ParsedFolder
  /** The template of a file. Undefined if no template can be made of it. */
  templateOf(file: LayerFile): JsonTemplate | undefined
}

/** Makes a model of a folder. Creates the template of each file when it is first used. */
export function createModel(folder: ParsedFolder): ModelFolder {
  const templates = new Map<LayerFile, JsonTemplate | undefined>()
  return {
    folder,
    templateOf: (file) => {
      // A template of messages keeps the keys, because `readFolder` does not validate a copy of messages.
      if (!templates.has(file)) templates.set(file, createTemplate(file, !file.mount.startsWith('/messages')))
      return templates.get(file)
    },
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads files of brands, such as `content/en/faq.md`, from folders on disk: the first folder that has one. Undefined if
 * none has.
 */
export function readBrandFile(folders: readonly string[]) {
  return (merchant: string, path: string): Uint8Array<ArrayBuffer> | undefined => {
    for (const folder of folders) {
      try {
        return new Uint8Array(readFileSync(join(folder, merchant, path)))
      } catch {
        // The next folder may have it.
      }
    }
    return undefined
  }
}

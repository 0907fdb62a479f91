import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads files of brands, such as `content/en/faq.md`, from the first folder on disk in which the file is readable.
 * Undefined if it is readable in none.
 */
export function createBrandFileReader(folders: readonly string[]) {
  return (merchant: string, path: string): Uint8Array<ArrayBuffer> | undefined => {
    for (const folder of folders) {
      try {
        return new Uint8Array(readFileSync(join(folder, merchant, path)))
      } catch {
        // The next folder may have the file.
      }
    }
    return undefined
  }
}

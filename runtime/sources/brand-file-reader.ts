import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, messageOf } from '../errors/caught-error.ts'
import { diskReason } from './disk-failure.ts'

/**
 * Reads files of brands, such as `content/en/faq.md`, from the first folder on disk in which the file is readable.
 * Undefined if it is readable in none.
 *
 * @param report receives a line about a file that exists and that the disk cannot read, once until a read succeeds
 */
export function createBrandFileReader(
  folders: readonly string[],
  report: (line: string) => void = (line) => console.warn(line),
) {
  const reported = new Set<string>()

  return (merchant: string, path: string): Uint8Array<ArrayBuffer> | undefined => {
    for (const folder of folders) {
      const file = join(folder, merchant, path)
      try {
        const bytes = new Uint8Array(readFileSync(file))
        reported.delete(file)
        return bytes
      } catch (error) {
        // The next folder may have the file.
        if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '') || reported.has(file)) continue
        reported.add(file)
        report(`Livery cannot read ${file}: ${diskReason(error) ?? messageOf(error)}.`)
      }
    }
    return undefined
  }
}

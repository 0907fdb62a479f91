import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Writes a brotli file beside every script and style sheet, compressed once at the highest level. */
export function compressFolder(folder: string): void {
  for (const path of globSync('**/*.{js,css}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, path))
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes, options))
  }
}

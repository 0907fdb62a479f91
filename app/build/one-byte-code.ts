import type { Plugin } from 'vite'
import { escapeBeyondAscii } from '../../schemas/escape-beyond-ascii.ts'

/**
 * Writes each character beyond ASCII as an escape. V8 keeps the source of a program in memory while the program runs.
 * With one character beyond Latin-1, such as a Thai one, every character takes two bytes: 1.7 MB more for the server's
 * renderer.
 */
export function oneByteCode(): Plugin {
  return {
    name: 'livery:one-byte-code',
    // The bundler writes the code of a chunk once more after `renderChunk`, without the escapes.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code)
    },
  }
}

import type { Plugin } from 'vite'

/**
 * Writes each character beyond ASCII as an escape. V8 keeps the source of a program in memory while the program runs.
 * If the file contains one such character, Node decodes it to two bytes for every character: 1.7 MB more for the
 * server's renderer.
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

/**
 * Writes each character beyond ASCII as an escape that is valid in strings, templates, regular expressions, names and
 * comments. Only `String.raw` would see a difference.
 */
export function escapeBeyondAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

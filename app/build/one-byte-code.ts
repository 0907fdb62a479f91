import type { Plugin } from 'vite'

/**
 * Writes each character beyond Latin-1 as an escape. V8 holds a source that contains one such character at two bytes
 * for each of its characters, as long as the program runs: 1.7 MB more for the server's renderer.
 */
export function oneByteCode(): Plugin {
  return {
    name: 'livery:one-byte-code',
    // The bundler writes the code of a chunk once more after `renderChunk`, without the escapes.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeBeyondLatin(file.code)
    },
  }
}

/** Valid in strings, templates, regular expressions, names and comments. Only `String.raw` would see a difference. */
export function escapeBeyondLatin(code: string): string {
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

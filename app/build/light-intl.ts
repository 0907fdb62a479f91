import type { Plugin } from 'vite'

const messageFormat = /\/intl-messageformat\/index\.js$/
/**
 * The library's class for one text. The class calls the parser. The captured group is the class's table of named
 * formats.
 */
const formatClass = /var IntlMessageFormat = class[\s\S]*?this\.formats = (\{[\s\S]*?\n\t\t\});\n\t\}\n\};/

/**
 * Removes the parser of texts (7 kB) and the class around it from the browser's build, because the host compiles the
 * texts. Throws if the library has changed.
 */
export function lightIntl(): Plugin {
  return {
    name: 'livery:light-intl',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(code, id) {
      if (!messageFormat.test(id)) return undefined
      if (!formatClass.test(code)) throw new Error('intl-messageformat has changed: its class is not where it was.')
      return { code: code.replace(formatClass, 'var IntlMessageFormat = { formats: $1 };'), map: null }
    },
  }
}

import type { Plugin } from 'vite'

/** Leaves the parser of texts (7 kB) out of the browser's build, because the host compiles the texts. */
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
  }
}

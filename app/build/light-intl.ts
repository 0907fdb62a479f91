import type { Plugin } from 'vite'

/** Places in the message library that ask the platform for locale data at start, and what stands there instead. */
const costly: readonly (readonly [file: string, find: RegExp, replace: string])[] = [
  ['@formatjs/intl/index.js', /!Intl\.(?:Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  ['intl-messageformat/index.js', /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g, '[].concat(locales)'],
]

/**
 * Leaves out of the browser's build what texts that were compiled ahead do not need: the parser (7 kB), and the look-up
 * of locale data, which took longer than hydrating a page. Fails the build where the library no longer has these places.
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
      const place = costly.find(([file]) => id.split('?')[0]?.endsWith(`/node_modules/${file}`))
      if (!place) return undefined
      const [file, find, replace] = place
      const lighter = code.replace(find, replace)
      if (lighter === code) throw new Error(`${file} changed: look again at what light-intl replaces.`)
      return { code: lighter, map: null }
    },
  }
}

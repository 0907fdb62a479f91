import type { Plugin } from 'vite'

/** Replacements for places in the message library that ask the platform for locale data at start, or import unused formats. */
const costly: readonly (readonly [file: string, find: RegExp, replace: string])[] = [
  ['@formatjs/intl/index.js', /!Intl\.(?:Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  [
    '@formatjs/intl/index.js',
    /^\s*format(?:NumberToParts|Duration|DurationToParts|RelativeTime|DateToParts|DateTimeRange|TimeToParts|Plural|List|ListToParts|DisplayName): \w+\.bind\(.*$/gm,
    '',
  ],
  ['intl-messageformat/index.js', /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g, '[].concat(locales)'],
]

/**
 * Leaves out of the browser's build what texts that were compiled ahead do not need: the parser (7 kB), the formats that
 * the widgets' door does not offer, and the look-up of locale data, which took longer than hydrating a page. Fails the build where the library no longer has these places.
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
      const places = costly.filter(([file]) => id.split('?')[0]?.endsWith(`/node_modules/${file}`))
      if (places.length === 0) return undefined
      const lighter = places.reduce((before, [file, find, replace]) => {
        const after = before.replace(find, replace)
        if (after === before) throw new Error(`${file} changed: look again at what light-intl replaces.`)
        return after
      }, code)
      return { code: lighter, map: null }
    },
  }
}

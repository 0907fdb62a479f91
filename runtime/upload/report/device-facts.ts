import type { DeviceFacts } from '../upload-options.ts'

interface Connection {
  readonly effectiveType?: unknown
}

/**
 * The facts about this browser for the report. Takes only known words, version numbers and the code of a language from
 * the browser's strings.
 */
export function deviceFacts(): DeviceFacts {
  const { userAgent, language, onLine } = navigator
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return {
    device: /Mobi|Android|iPhone/.test(userAgent) ? 'mobile' : 'desktop',
    browser: browserName(userAgent),
    connection: ['slow-2g', '2g', '3g', '4g'].find((one) => one === connection?.effectiveType) ?? 'unknown',
    screen: `${Math.round(screen.width)}x${Math.round(screen.height)}, ratio ${Math.round(devicePixelRatio * 100) / 100}`,
    language: /^[a-z]{2}(?:-[A-Z]{2})?$/.exec(language)?.[0] ?? 'unknown',
    isOnline: onLine,
  }
}

/**
 * The browsers with patterns of their user agents. A browser whose user agent also contains another browser's name
 * comes before that browser.
 */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Line', /\bLine\/(\d+)/],
  ['Facebook', /\bFBAV\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
]

/** Name and main version of a browser: `Chrome 156`. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`
  }
  return 'another browser'
}

import { expect, test } from 'vitest'
import type { CheckedPlace } from './define-check.ts'
import { typefaceChecks } from './typeface-checks.ts'

/** The findings about the letters of a token in a brand with these locales and loaded typefaces. */
function findingsOf(families: readonly string[], locales: readonly string[], fonts: readonly string[]) {
  const byCode = Object.fromEntries(locales.map((code) => [code, { code }]))
  const place = { pointer: '/tokens/font', brand: { manifest: { theme: { fonts }, locales: byCode } } }
  const [, complete] = typefaceChecks
  return complete?.check({ number: { $value: families } } as never, place as unknown as CheckedPlace)
}

test('if no known typeface has the letters of a language, another language still has its finding', () => {
  const findings = findingsOf(['IBM Plex Mono'], ['ja-jp', 'th-th'], ['ibm-plex-mono', 'kanit'])
  expect(findings).toMatchObject([
    {
      code: 'typeface-without-letters',
      context: { name: 'number', found: 'Thai', expected: 'Kanit' },
      pointer: '/tokens/font/number/$value',
    },
  ])
})
